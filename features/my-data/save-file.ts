/** Hands a file to the reader; the browser's business, given by the root. */
export type SaveFile = (name: string, content: Blob) => void;
