/** Rewrites the hash in place: no event, no entry in the history. */
export const noteAddress =
  ({ history }: Pick<Window, 'history'>) =>
  (path: string): void => {
    history.replaceState(history.state, '', `#${path}`);
  };
