/** Where what held the focus is gone. */
export const goOnAtPage = (): void => {
  if (document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true });
};
