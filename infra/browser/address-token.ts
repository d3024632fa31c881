const PARAMETER = 'accessToken';

const without = (search: string): readonly [rest: string, token: string | undefined] => {
  const query = new URLSearchParams(search);
  const token = query.get(PARAMETER) ?? undefined;
  query.delete(PARAMETER);
  const rest = query.toString();
  return [rest ? `?${rest}` : '', token];
};

/**
 * Takes the access token out of the address, from the hash route first, then from the search part.
 * Runs before anything else reads the address, so that no log, referrer or recording ever holds the token.
 */
export const takeAddressToken = (view: Window): string | undefined => {
  const { pathname, search, hash } = view.location;
  const [path = '', ...queries] = hash.split('?');
  const [hashRest, fromHash] = without(queries.join('?'));
  const [searchRest, fromSearch] = without(search);
  const token = fromHash ?? fromSearch;
  if (token !== undefined) {
    view.history.replaceState(view.history.state, '', pathname + searchRest + path + hashRest);
  }
  return token;
};
