import { addFirst, preloadScript } from '#infra/tooling/build/webpack/preload-by-hash';

const plan = { '/list': ['/assets/list.js', '/assets/list.css'] };

const run = (hash: string) => {
  const marks: string[] = [];
  const links: { rel?: string; as?: string; href?: string }[] = [];
  const document = {
    documentElement: { setAttribute: (name: string) => marks.push(name) },
    head: { appendChild: (link: object) => links.push(link) },
    createElement: () => ({}),
  };
  new Function('location', 'document', preloadScript(plan, '/home'))({ hash }, document);
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

test('cannot be ended from inside', () => {
  expect(preloadScript({ '/x': ['</script>'] }, '/home')).not.toContain('</script>');
});

test('comes right after the charset, before anything else is parsed', () => {
  expect(addFirst('<head><meta charset="utf-8"/><title>t</title>', 'x()')).toBe(
    '<head><meta charset="utf-8"/><script>x()</script><title>t</title>',
  );
});
