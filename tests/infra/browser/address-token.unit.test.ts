import { takeAddressToken } from '#infra/browser/address-token';

const aView = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://portal.example');
  const replaceState = jest.fn<void, [unknown, string, string]>();
  const view = { location: { pathname, search, hash }, history: { state: { key: 1 }, replaceState } };
  return { view: view as unknown as Window, replaceState };
};
const taken = (address: string) => {
  const { view, replaceState } = aView(address);
  return {
    token: takeAddressToken(view),
    left: replaceState.mock.calls.map(([state, , path]) => [state, path]),
  };
};

describe('takeAddressToken', () => {
  test.each([
    ['[GUARD-005] in the hash route', '/#/home?accessToken=t&a=1', '/#/home?a=1'],
    ['[GUARD-005] in the search part', '/?accessToken=t&a=1#/home', '/?a=1#/home'],
    ['[GUARD-006] alone, named accessToken', '/?accessToken=t#/home', '/#/home'],
    ['before a path', '/portal/?accessToken=t#/about/about?x=1', '/portal/#/about/about?x=1'],
  ])('the token is taken out of the address: %s', (_, address, rest) => {
    expect(taken(address)).toEqual({ token: 't', left: [[{ key: 1 }, rest]] });
  });

  test('the hash route comes first, and neither copy stays', () => {
    expect(taken('/?accessToken=search#/home?accessToken=hash')).toEqual({
      token: 'hash',
      left: [[{ key: 1 }, '/#/home']],
    });
  });

  test('an address without a token is left alone', () => {
    expect(taken('/?a=1#/home?b=2')).toEqual({ token: undefined, left: [] });
  });
});
