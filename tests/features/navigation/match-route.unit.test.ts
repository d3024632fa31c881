import { matchStart, splitPath } from '#features/navigation/route';
import { matchRoute } from '#features/navigation/ui/index';
import { isPlace } from '#tests/support/navigation';

describe('isPlace', () => {
  test.each([
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\/elsewhere.example',
    'https://elsewhere.example/home',
    'javascript:alert(1)',
    'home',
    '',
    ' /home',
    '/%2f%2felsewhere.example',
    '/%5celsewhere.example',
    '%2f%2felsewhere.example',
    '/no/such/page',
    '/home/%ff',
    '/%',
  ])('%j leads nowhere', (path) => {
    expect(isPlace(path)).toBe(false);
  });

  test.each([
    '/home',
    '/',
    '/policy/index?keyword=%E9%92%A2',
    '/policy/detail/7',
    '/home?redirect=//elsewhere.example',
  ])('%j is a place of this portal', (path) => {
    expect(isPlace(path)).toBe(true);
  });

  test('nothing is no place', () => {
    expect(isPlace(undefined)).toBe(false);
  });
});

describe('matchRoute', () => {
  test('a fixed segment wins over a parameter', () => {
    expect(matchRoute('/commonproj/indexRange').route.name).toBe('commonProjIndexRange');
  });

  test('parameters are decoded, a broken code is no address', () => {
    expect(matchRoute('/policy/detail/%E9%92%A2').params).toEqual({ policyId: '钢' });
    expect(matchRoute('/policy/detail/%ff').route.name).toBe('notFound');
  });

  test('capitals are another address', () => {
    expect(matchRoute('/Policy/Index').route.name).toBe('notFound');
  });

  test('a slash more at the end is the same place', () => {
    expect(matchRoute('/policy/index/').route.name).toBe('policyList');
  });

  test('a segment more is another place', () => {
    expect(matchRoute('/policy/index/more').route.name).toBe('notFound');
  });
});

test.each(['/', '/home', '/home?redirect=/policy/index'])('%s is known without the router', (path) => {
  expect(matchStart(path)).toEqual(matchRoute(path));
});

test.each(['/Home', '/home/more', '/policy/index'])('%s is not, and the router decides', (path) => {
  expect(matchStart(path)).toBeUndefined();
});

test('a path is split at its first question mark', () => {
  expect(splitPath('/home')).toEqual(['/home', '']);
  expect(splitPath('/home?a=1?b')).toEqual(['/home', 'a=1?b']);
});
