import { useEffect } from 'preact/hooks';
import type { Heard } from './use-store.ts';

/** A store whose state is written as the search part of the address. */
export interface AddressStore {
  readonly open: (search: string) => void;
  readonly address: () => string;
}

/** Opens what the address names, and keeps the address in step with `$state`, the store's state. */
export function useAddress(store: AddressStore, $state: Heard<unknown>): void {
  // The built page shows the first state; the address is known only in the browser.
  useEffect(() => {
    const open = () => {
      store.open(location.search);
    };
    if (location.search) open();
    // Back and forward within the page (an anchor was visited) bring older states along.
    addEventListener('popstate', open);
    const stop = $state.listen(() => {
      if (location.search !== store.address()) {
        history.replaceState(history.state, '', `${store.address()}${location.hash}`);
      }
    });
    return () => {
      removeEventListener('popstate', open);
      stop();
    };
  }, [store, $state]);
}
