import { cookieShelf } from '#infra/browser/cookie-shelf';

/** A page that keeps what is written and shows the cookies it was given. */
const aPage = (shown: string) => {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return shown;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
};

describe('cookieShelf', () => {
  test('finds a cookie among others', () => {
    const shelf = cookieShelf(aPage('a=1; keepLogin=true; b=x=y'));
    expect([shelf.get('keepLogin'), shelf.get('b'), shelf.get('c'), shelf.get('keep')]).toEqual([
      'true',
      'x=y',
      undefined,
      undefined,
    ]);
  });

  test('a page without cookies has none', () => {
    expect(cookieShelf(aPage('')).get('keepLogin')).toBeUndefined();
  });

  test('values may hold any sign', () => {
    const page = aPage('');
    cookieShelf(page).set('name', '张三; a=1');
    const pair = page.written[0]?.split('; ')[0] ?? '';
    expect(cookieShelf(aPage(pair)).get('name')).toBe('张三; a=1');
  });

  test('a value that somebody else wrote badly is read as it stands', () => {
    expect(cookieShelf(aPage('name=%E4%')).get('name')).toBe('%E4%');
  });

  test('lives for its seconds, or until the browser closes', () => {
    const page = aPage('');
    cookieShelf(page).set('keepLogin', 'true', 604_800_000);
    cookieShelf(page).set('keepLogin', 'true');
    expect(page.written).toEqual([
      'keepLogin=true; Path=/; SameSite=Lax; Max-Age=604800',
      'keepLogin=true; Path=/; SameSite=Lax',
    ]);
  });

  test('removing lets it expire at once', () => {
    const page = aPage('keepLogin=true');
    cookieShelf(page).remove('keepLogin');
    expect(page.written).toEqual(['keepLogin=; Path=/; SameSite=Lax; Max-Age=0']);
  });
});
