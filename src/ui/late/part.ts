/** Something that comes when it is first wanted, and stays. */
export interface Part<M> {
  readonly load: () => Promise<M>;
  /** What has come, for whoever must not wait. */
  readonly loaded: () => M | undefined;
}

export const part = <M>(fetch: () => Promise<M>): Part<M> => {
  let come: M | undefined;
  return {
    load: async () => {
      come = await fetch();
      return come;
    },
    loaded: () => come,
  };
};
