/** Something that comes when it is first wanted, and stays. */
export interface LazyChunk<M> {
  readonly load: () => Promise<M>;
  /** What has come, for callers that cannot wait. */
  readonly loaded: () => M | undefined;
}

export const lazyChunk = <M>(fetch: () => Promise<M>): LazyChunk<M> => {
  let come: M | undefined;
  return {
    load: async () => {
      come = await fetch();
      return come;
    },
    loaded: () => come,
  };
};
