import { useEffect, type RefObject } from 'react';

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const DIALOG = 'dialog[open], [aria-modal="true"]';

/** As `aria-keyshortcuts` writes them. */
export const SHORTCUTS = '/ Control+K Meta+K';

const isAsked = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/');

/** The keys that lead into the search from anywhere; whoever types somewhere else is left alone. */
export const useShortcut = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const page = field.current?.ownerDocument;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isAsked(event)) return;
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      if (isTyping || page?.querySelector(DIALOG)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    page?.addEventListener('keydown', listen);
    return () => page?.removeEventListener('keydown', listen);
  }, [field]);
};
