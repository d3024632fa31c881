import { useEffect, useState, type RefObject } from 'react';

/** Less is a trembling thumb. */
const LEAST_MOVE = 8;

/** Whether the reader is on the way down the page, where nothing should lie over the text. */
export const useReadingOn = (element: RefObject<HTMLElement | null>): boolean => {
  const [isReadingOn, setReadingOn] = useState(false);
  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    let last = view.scrollY;
    const judge = () => {
      const moved = view.scrollY - last;
      if (Math.abs(moved) < LEAST_MOVE) return;
      last = view.scrollY;
      setReadingOn(moved > 0);
    };
    view.addEventListener('scroll', judge, { passive: true });
    return () => view.removeEventListener('scroll', judge);
  }, [element]);
  return isReadingOn;
};
