import { useEffect, useState } from 'preact/hooks';

/** From this width on the log stands beside the table; `game.css` has the same number. */
const wide = '(min-width: 75rem)';

/** Whether there is room beside the table. */
export function useWide(): boolean {
  const [isWide, setWide] = useState(() => typeof matchMedia === 'function' && matchMedia(wide).matches);
  useEffect(() => {
    const query = matchMedia(wide);
    const follow = () => {
      setWide(query.matches);
    };
    follow();
    query.addEventListener('change', follow);
    return () => {
      query.removeEventListener('change', follow);
    };
  }, []);
  return isWide;
}
