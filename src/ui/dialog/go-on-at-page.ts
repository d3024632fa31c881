/** Where the focus goes when what held it is gone. */
export const goOnAtPage = (of: Document): void => of.querySelector('main')?.focus({ preventScroll: true });
