/** What a browser keeps, with a version. Nothing here throws: storage may be blocked, full, or hold anything. */

/** The part of the browser's `Storage` that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A shelf whose keys can be listed, as the browser's can. */
export type ListedShelf = Shelf & Pick<Storage, 'key' | 'length'>;

/** The keys that begin so, in no order; null where there is no access. */
export function keptKeys(prefix: string, shelf: () => ListedShelf | undefined): readonly string[] | null {
  try {
    const place = shelf();
    if (!place) return null;
    const keys = Array.from({ length: place.length }, (_, at) => place.key(at));
    return keys.filter((key) => key?.startsWith(prefix)).map(String);
  } catch {
    return null;
  }
}

/** What was found: nothing, a value, or what cannot be used (another version, no JSON, not of the shape, no access). */
export type Found<Value> =
  { readonly state: 'empty' | 'unusable' | 'blocked' } | { readonly state: 'kept'; readonly value: Value };

/** One value under one key. */
export interface Kept<Value> {
  readonly load: () => Found<Value>;
  /** Whether it is kept. */
  readonly save: (value: Value) => boolean;
  /** Whether it is gone. */
  readonly clear: () => boolean;
}

interface Options<Value> {
  readonly key: string;
  /** Raised when older values can no longer be read. */
  readonly version: number;
  /** The value from what JSON holds; null if it is none. */
  readonly read: (data: unknown) => Value | null;
  /** Where it is kept, asked each time; the browser's own storage if it is left out. May throw. */
  readonly shelf?: () => Shelf | undefined;
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** A value as text, with its version. */
export const writeVersioned = (version: number, value: unknown): string => JSON.stringify({ version, value });

/** The value of a text of this version; null if it is none. */
export function readVersioned<Value>(
  text: string,
  version: number,
  read: (data: unknown) => Value | null,
): Value | null {
  try {
    const data: unknown = JSON.parse(text);
    return isRecord(data) && data.version === version ? read(data.value) : null;
  } catch {
    return null;
  }
}

/** Keeps a value in the browser. */
export function keptValue<Value>({
  key,
  version,
  read,
  shelf = () => globalThis.localStorage,
}: Options<Value>): Kept<Value> {
  /** Does something with the storage; null where that fails. */
  const attempt = <Result>(act: (place: Shelf) => Result): { readonly result: Result } | null => {
    try {
      const place = shelf();
      return place ? { result: act(place) } : null;
    } catch {
      return null;
    }
  };
  return {
    load() {
      const taken = attempt((place) => place.getItem(key));
      if (!taken) return { state: 'blocked' };
      if (taken.result === null) return { state: 'empty' };
      const value = readVersioned(taken.result, version, read);
      return value === null ? { state: 'unusable' } : { state: 'kept', value };
    },
    save: (value) =>
      attempt((place) => {
        place.setItem(key, writeVersioned(version, value));
      }) !== null,
    clear: () =>
      attempt((place) => {
        place.removeItem(key);
      }) !== null,
  };
}
