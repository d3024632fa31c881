import { addFirst, preloadScript } from '#infra/tooling/build/webpack/preload-by-hash';

const plan = { '/list': ['/assets/list.js', '/assets/list.css'] };

const preloads = { plan, home: '/home', members: ['/assets/signing.js'], tokenKey: 'zj.accessToken' };

const empty = { getItem: () => null };
const holding = { getItem: (key: string) => (key === 'zj.accessToken' ? 'token' : null) };
const refused = {
  getItem: () => {
    throw new Error('storage is refused');
  },
};

interface Around {
  readonly tab?: object;
  readonly kept?: object;
  /** A path whose files are asked for later. */
  readonly ahead?: string;
}
const run = (hash: string, { tab = empty, kept = empty, ahead }: Around = {}) => {
  const marks: string[] = [];
  const links: { rel?: string; as?: string; href?: string }[] = [];
  const document = {
    documentElement: { setAttribute: (name: string) => marks.push(name) },
    head: { appendChild: (link: object) => links.push(link) },
    createElement: () => ({}),
  };
  const window: { fetchAhead?: (path: string) => void } = {};
  new Function('window', 'location', 'document', 'sessionStorage', 'localStorage', preloadScript(preloads))(
    window,
    { hash },
    document,
    tab,
    kept,
  );
  if (ahead) window.fetchAhead?.(ahead);
  return { isDeepLink: marks.includes('data-deep-link'), links };
};

test('preloads the chunks of the route in the hash, each as what it is', () => {
  expect(run('#/list').links).toEqual([
    { rel: 'preload', as: 'script', href: '/assets/list.js' },
    { rel: 'preload', as: 'style', href: '/assets/list.css' },
  ]);
});

test.each(['#/list?page=2', '#/list/7'])('finds the route in %s', (hash) => {
  expect(run(hash)).toMatchObject({ isDeepLink: true, links: [{}, {}] });
});

test.each(['', '#/', '#/home', '#/home?from=mail'])('leaves home alone: "%s"', (hash) => {
  expect(run(hash)).toEqual({ isDeepLink: false, links: [] });
});

test('hides the home shell on an unknown route, and does not mistake a longer name for a known one', () => {
  expect(run('#/listing')).toEqual({ isDeepLink: true, links: [] });
});

test.each([{ tab: holding }, { kept: holding }])(
  'preloads for whoever has a token what the first call is signed with, on home too: %#',
  (storages) => {
    const signing = { rel: 'preload', as: 'script', href: '/assets/signing.js' };
    expect(run('', storages)).toEqual({ isDeepLink: false, links: [signing] });
    expect(run('#/list', storages).links).toContainEqual(signing);
  },
);

test('goes on where the browser refuses its storages', () => {
  expect(run('#/list', { tab: refused }).links).toHaveLength(2);
});

test('leaves a way to fetch the files of a path later, which runs nothing', () => {
  expect(run('', { ahead: '/list' })).toEqual({
    isDeepLink: false,
    links: [
      { rel: 'prefetch', as: 'script', href: '/assets/list.js' },
      { rel: 'prefetch', as: 'style', href: '/assets/list.css' },
    ],
  });
});

test('cannot be ended from inside', () => {
  expect(preloadScript({ ...preloads, plan: { '/x': ['</script>'] } })).not.toContain('</script>');
});

test('comes right after the charset, before anything else is parsed', () => {
  expect(addFirst('<head><meta charset="utf-8"/><title>t</title>', 'x()')).toBe(
    '<head><meta charset="utf-8"/><script>x()</script><title>t</title>',
  );
});
