import { cookieStorage } from '#infra/browser/cookie-storage';

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
    const storage = cookieStorage(aPage('a=1; keepLogin=true; b=x=y'));
    expect([storage.get('keepLogin'), storage.get('b'), storage.get('c'), storage.get('keep')]).toEqual([
      'true',
      'x=y',
      undefined,
      undefined,
    ]);
  });

  test('a page without cookies has none', () => {
    expect(cookieStorage(aPage('')).get('keepLogin')).toBeUndefined();
  });

  test('values may hold any sign', () => {
    const page = aPage('');
    cookieStorage(page).set('name', '张三; a=1');
    const pair = page.written[0]?.split('; ')[0] ?? '';
    expect(cookieStorage(aPage(pair)).get('name')).toBe('张三; a=1');
  });

  test('a value that somebody else wrote badly is read as it stands', () => {
    expect(cookieStorage(aPage('name=%E4%')).get('name')).toBe('%E4%');
  });

  test('lives for its seconds, or until the browser closes', () => {
    const page = aPage('');
    cookieStorage(page).set('keepLogin', 'true', 604_800_000);
    cookieStorage(page).set('keepLogin', 'true');
    expect(page.written).toEqual([
      'keepLogin=true; Path=/; SameSite=Lax; Max-Age=604800',
      'keepLogin=true; Path=/; SameSite=Lax',
    ]);
  });

  test('removing lets it expire at once', () => {
    const page = aPage('keepLogin=true');
    cookieStorage(page).remove('keepLogin');
    expect(page.written).toEqual(['keepLogin=; Path=/; SameSite=Lax; Max-Age=0']);
  });
});
