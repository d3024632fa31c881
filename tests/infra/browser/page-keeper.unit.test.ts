import { pageKeeper } from '#infra/browser/page-keeper';

const ORIGIN = 'https://portal.example';
const pageOf = (build: string) =>
  `<html><body><main>${build}</main><script defer src="/assets/portal.${build}.js"></script></body></html>`;

/** A browser's store of answers, and a server whose page changes with its build. */
const world = () => {
  const stored = new Map<string, Response>();
  const pathOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;
  const server = { build: 'one', isDown: false, status: 200 };
  const asked: string[] = [];
  const fetch = (request: Request | string): Promise<Response> => {
    const path = pathOf(request);
    asked.push(path);
    if (server.isDown) return Promise.reject(new TypeError('Failed to fetch'));
    if (path === '/') {
      const headers = { 'content-security-policy': 'strict', 'content-encoding': 'br' };
      return Promise.resolve(new Response(pageOf(server.build), { status: server.status, headers }));
    }
    return path === `/assets/portal.${server.build}.js`
      ? Promise.resolve(new Response(`run ${server.build}`))
      : Promise.resolve(new Response('gone', { status: 404 }));
  };
  const cache = {
    match: (request: Request | string) => Promise.resolve(stored.get(pathOf(request))?.clone()),
    put: (request: string, response: Response) => Promise.resolve(void stored.set(pathOf(request), response)),
    add: async (request: string) => {
      const response = await fetch(request);
      if (!response.ok) throw new TypeError('not ok');
      stored.set(pathOf(request), response);
    },
    keys: () => Promise.resolve([...stored.keys()].map((path) => new Request(ORIGIN + path))),
    delete: (request: Request) => Promise.resolve(stored.delete(pathOf(request))),
  };
  const keeper = pageKeeper({
    open: () => Promise.resolve(cache as unknown as Cache),
    fetch,
    mark: (html) => html.replace('<body>', '<body>kept '),
  });
  const ask = (path: string, how: Partial<Request> = {}) =>
    keeper.answer({
      url: ORIGIN + path,
      method: 'GET',
      mode: 'navigate',
      cache: 'default',
      ...how,
    } as Request);
  const open = async (how?: Partial<Request>) => {
    const answer = ask('/', how);
    const text = await (await answer?.response)?.text();
    await answer?.after;
    return text;
  };
  return { server, stored, asked, keeper, ask, open };
};

describe('pageKeeper', () => {
  test('the first visit has the page of the server; the next has it at once, marked, and the one after what is new', async () => {
    const { server, open } = world();
    expect(await open()).toBe(pageOf('one'));
    server.build = 'two';
    expect(await open()).toBe(pageOf('one').replace('<body>', '<body>kept '));
    expect(await open()).toContain('<body>kept <main>two');
  });

  test('a worker that is being installed keeps the page for the next visit', async () => {
    const { keeper, server, open } = world();
    await keeper.refresh();
    server.isDown = true;
    expect(await open()).toContain('kept <main>one');
  });

  test('the script of a kept page is kept with it, also when the server has none of it any more', async () => {
    const { keeper, server, ask, open } = world();
    await keeper.refresh();
    server.build = 'two';
    const script = ask('/assets/portal.one.js', { mode: 'no-cors' });
    await open();
    expect(await (await script?.response)?.text()).toBe('run one');
    // A tab that got the page before may ask only now.
    const late = ask('/assets/portal.one.js', { mode: 'no-cors' });
    expect(await (await late?.response)?.text()).toBe('run one');
  });

  test('nothing older than the page before stays', async () => {
    const { server, stored, open } = world();
    for (const build of ['one', 'two', 'three']) {
      server.build = build;
      await open();
    }
    expect([...stored.keys()].sort()).toEqual(['/', '/assets/portal.three.js', '/assets/portal.two.js']);
  });

  test('loading the page again asks the server; without a network what is kept is better than nothing', async () => {
    const { keeper, server, open } = world();
    await keeper.refresh();
    server.build = 'two';
    expect(await open({ cache: 'no-cache' })).toBe(pageOf('two'));
    server.isDown = true;
    expect(await open({ cache: 'reload' })).toContain('kept <main>two');
  });

  test('an answer that is no page takes the place of none', async () => {
    const { keeper, server, open } = world();
    await keeper.refresh();
    server.status = 503;
    await open();
    server.status = 200;
    expect(await open()).toContain('kept <main>one');
  });

  test('a page whose script cannot be had is not kept', async () => {
    const { keeper, server, stored } = world();
    await keeper.refresh();
    // Between the two answers the server was exchanged.
    const { build } = server;
    Object.defineProperty(server, 'build', { get: jest.fn(() => 'three').mockReturnValueOnce('two') });
    await expect(keeper.refresh()).rejects.toThrow('not ok');
    expect(await stored.get('/')?.text()).toContain(build);
  });

  test('it stays a page under the policy of the server, unpacked', async () => {
    const { keeper, ask } = world();
    await keeper.refresh();
    const { headers } = (await ask('/')?.response) ?? new Response();
    expect(headers.get('content-security-policy')).toBe('strict');
    expect(headers.get('content-encoding')).toBeNull();
  });

  test.each([
    ['a page with a query, which may hold a token', '/?accessToken=secret', {}],
    ['another program', '/console/', {}],
    ['a call', '/core/users', { mode: 'cors' }],
    ['the page as data', '/', { mode: 'cors' }],
    ['a chunk', '/assets/login.0.js', { mode: 'no-cors' }],
    ['what changes something', '/', { method: 'POST' }],
  ] as const)('%s passes by and is not kept', async (_, path, how) => {
    const { ask, stored, asked } = world();
    expect(ask(path, how)).toBeUndefined();
    expect([asked, [...stored.keys()]]).toEqual([[], []]);
  });

  test('without a network and without a page the failure is the browser’s', async () => {
    const { server, open } = world();
    server.isDown = true;
    await expect(open()).rejects.toThrow('Failed to fetch');
  });
});
