const NONE = 'unknown';

/** Which build the page is of; the build writes it into the head. */
export const buildOf = (document: Document): string =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? NONE;
