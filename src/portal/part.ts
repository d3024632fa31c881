/** A part is one chunk, loaded once. */
export interface Part<M> {
  readonly load: () => Promise<M>;
}
export const part = <M>(load: () => Promise<M>): Part<M> => ({ load });
