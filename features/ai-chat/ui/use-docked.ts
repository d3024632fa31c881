import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

const NARROW = '(max-width: 767px)';

/** Beside the page where there is room; over it, and keeping the focus, on a phone. `onLeft` when it is gone. */
export const useDocked = (onLeft: () => void): RefObject<HTMLDialogElement | null> => {
  const panel = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    const media = panel.current?.ownerDocument.defaultView?.matchMedia(NARROW);
    if (!media) return undefined;
    const place = () => {
      const dialog = panel.current;
      if (!dialog) return;
      dialog.close();
      if (media.matches) dialog.showModal();
      else dialog.show();
      dialog.querySelector('textarea')?.focus();
    };
    place();
    media.addEventListener('change', place);
    return () => {
      media.removeEventListener('change', place);
      leave();
    };
  }, []);
  return panel;
};
