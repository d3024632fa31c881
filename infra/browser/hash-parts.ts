export interface HashParts {
  readonly path: string;
  readonly query: URLSearchParams;
  /** From a second `#` on; the way to a heading. */
  readonly end: string;
}

/** What the part of an address after the first `#` consists of. */
export const hashParts = (hash: string): HashParts => {
  const [, path = '', query = '', end = ''] = /^#?([^?#]*)(?:\?([^#]*))?(#.*|)$/.exec(hash) ?? [];
  return { path, query: new URLSearchParams(query), end };
};
