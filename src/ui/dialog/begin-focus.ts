const FIELDS = 'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * At `target`, or where somebody begins to type. A focus that is inside already stays: who was quicker than the opening
 * is typing there.
 */
export const beginFocus = (body: HTMLElement, target: { focus(): void } | null | undefined): void => {
  if (body.contains(body.ownerDocument.activeElement)) return;
  (target ?? body.querySelector<HTMLElement>(FIELDS))?.focus();
};
