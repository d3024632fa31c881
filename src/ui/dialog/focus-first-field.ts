const FIELDS = 'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)';

/** Where somebody begins to type; a focus that is inside already stays. */
export const focusFirstField = (body: HTMLElement): void => {
  if (body.contains(body.ownerDocument.activeElement)) return;
  body.querySelector<HTMLElement>(FIELDS)?.focus();
};
