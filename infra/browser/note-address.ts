/** Rewrites the hash in place: no event, no entry in the history. Query keys of the page as a whole stay in it. */
export const noteAddress =
  ({ history, location }: Pick<Window, 'history' | 'location'>, kept: readonly string[]) =>
  (path: string): void => {
    const given = new URLSearchParams(location.hash.split('?')[1]);
    const [place = '', search] = path.split('?');
    const query = new URLSearchParams(search);
    for (const key of kept) {
      const value = given.get(key);
      if (value !== null) query.set(key, value);
    }
    const text = query.toString();
    history.replaceState(history.state, '', `#${place}${text && '?'}${text}`);
  };
