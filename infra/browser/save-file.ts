import type { SaveFile } from '#src/kernel/ports';

/** Long enough for a browser to have taken the file over. */
const KEEP_MS = 60_000;

/** Offers the content as a download under this name. */
export const saveFile =
  (view: Pick<Window, 'document' | 'setTimeout'>): SaveFile =>
  (name, content) => {
    const url = URL.createObjectURL(content);
    const link = view.document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    view.setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
  };
