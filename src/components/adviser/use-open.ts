import { useEffect, useState } from 'preact/hooks';

/** Whether something that opens and closes is open; on paper it always is. */
export function useOpen(isOpenAtFirst: boolean): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  useEffect(() => {
    let wasOpen = isOpenAtFirst;
    const print = () => {
      setIsOpen((before) => {
        wasOpen = before;
        return true;
      });
    };
    const leave = () => {
      setIsOpen(wasOpen);
    };
    addEventListener('beforeprint', print);
    addEventListener('afterprint', leave);
    return () => {
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', leave);
    };
  }, [isOpenAtFirst]);
  return [isOpen, setIsOpen];
}
