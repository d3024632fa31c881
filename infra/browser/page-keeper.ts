export interface KeeperPorts {
  readonly open: () => Promise<Cache>;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Puts into the page of when it is. */
  readonly mark: (html: string) => string;
}

export interface Answer {
  readonly response: Promise<Response>;
  /** What goes on when the browser has its answer; never rejects. */
  readonly after: Promise<unknown>;
}

const PAGE = '/';
const SCRIPT = /<script[^>]*\ssrc="?(\/assets\/[^">\s]+\.js)/;

const nothing = () => undefined;

/**
 * Keeps the start page, the same for everybody, with the script that brings it to life: both or neither, for a page
 * whose script is gone from the server would stay dead. It answers at once and is fetched anew beneath. Whatever else
 * is asked for, calls and whatever is a member's above all, passes by.
 */
export const pageKeeper = ({ open, fetch, mark }: KeeperPorts) => {
  const keep = async (page: Response): Promise<void> => {
    const html = await page.text();
    const script = SCRIPT.exec(html)?.[1];
    if (!page.ok || page.redirected || !script) return;
    const kept = await open();
    const before = SCRIPT.exec((await (await kept.match(PAGE))?.text()) ?? '')?.[1];
    if (!(await kept.match(script))) await kept.add(script);
    const headers = new Headers(page.headers);
    // Of the transfer, which is over.
    headers.delete('content-encoding');
    headers.delete('content-length');
    await kept.put(PAGE, new Response(mark(html), { headers }));
    // The script of the page before may just be asked for by a tab that has got that page.
    const wanted: readonly unknown[] = [PAGE, script, before];
    for (const request of await kept.keys()) {
      if (!wanted.includes(new URL(request.url).pathname)) await kept.delete(request);
    }
  };
  const refresh = async () => keep(await fetch(PAGE, { cache: 'no-cache' }));

  const start = (request: Request): Answer => {
    const kept = open().then((store) => store.match(PAGE));
    // Whoever loads the page again wants it from the server.
    const isReload = request.cache === 'no-cache' || request.cache === 'reload';
    const atOnce = isReload ? Promise.resolve(undefined) : kept;
    const sent = atOnce.then((page) => page ?? fetch(request));
    const copy = sent.then((page) => page.clone());
    const response = sent.catch(async (error: unknown) => {
      const page = await kept;
      if (page) return page;
      throw error;
    });
    const after = atOnce.then(async (page) => (page ? refresh() : keep(await copy))).catch(nothing);
    copy.catch(nothing);
    return { response, after };
  };
  const script = async (request: Request): Promise<Response> =>
    (await (await open()).match(request)) ?? fetch(request);

  return {
    /** @throws TypeError without a network */
    refresh,
    /** Undefined where the browser is to ask for itself. */
    answer: (request: Request): Answer | undefined => {
      const { pathname, search } = new URL(request.url);
      if (request.method !== 'GET' || search) return undefined;
      if (request.mode === 'navigate') return pathname === PAGE ? start(request) : undefined;
      if (!/^\/assets\/portal\./.test(pathname)) return undefined;
      return { response: script(request), after: Promise.resolve() };
    },
  };
};
