import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '#infra/server/http/accepted-encoding';
import { PAGE_ANSWERS, type PageAnswers } from '#src/contract/page-answers';
import { withOpenDemoNote } from './open-demo';

/** Of its module the build says only this. */
interface Drawing {
  readonly prerenderHome: (content?: unknown) => string;
}

export interface StartPagePlan {
  /** Folder with the built pages. */
  readonly dist: string;
  /** What everybody sees on the home page. */
  readonly home: { readonly path: string; readonly content: () => Promise<unknown> };
  /** As /config.json says it. */
  readonly configuration: () => object;
  readonly isOpenDemo: boolean;
}

/** Only asked for where the page does not hold it. */
const CONFIGURATION_LINK = /<link rel="preload" href="\/config\.json"[^>]*>/;

// "</script>" inside a string would end the element.
const inElement = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const holding = (html: string, answers: PageAnswers): string =>
  html
    .replace(CONFIGURATION_LINK, '')
    .replace(
      '</body>',
      () => `<script type="application/json" id="${PAGE_ANSWERS}">${inElement(answers)}</script></body>`,
    );

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
/** Compressed once for each change of the figures. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const packed = async (html: string) => {
  const [br, gz] = await Promise.all([packBrotli(html, BROTLI), packGzip(html)]);
  const name = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  // Weak: the same page, however it is compressed.
  return { etag: `W/"${name}"`, identity: Buffer.from(html), br, gzip: gz };
};
type Packed = Awaited<ReturnType<typeof packed>>;

const orElse = <T>(work: () => T, otherwise: () => T, report: (error: unknown) => void): T => {
  try {
    return work();
  } catch (error) {
    report(error);
    return otherwise();
  }
};

/** The built page, read anew when it was built anew. */
const builtPage = (dist: string) => {
  const page = path.join(dist, 'index.html');
  const drawing = path.join(dist, 'draw-home.cjs');
  const load = createRequire(page);
  let read: { readonly at: number; readonly html: string } | undefined;
  return () => {
    const { mtimeMs: at } = statSync(page);
    if (read?.at !== at) {
      delete load.cache[drawing];
      read = { at, html: readFileSync(page, 'utf8') };
    }
    // A drawing that cannot be loaded fails like one that cannot be made.
    return { ...read, draw: (content?: unknown) => (load(drawing) as Drawing).prerenderHome(content) };
  };
};

/**
 * The start page with what home shows: its figures are text in the first bytes, and the first calls are answered from it.
 * What stands in the root of the built page is what the drawing makes of nothing; where home has no answer, or one that
 * cannot be drawn, it stays, and the browser asks for itself.
 */
const pageWriter = (
  { dist, home, configuration, isOpenDemo }: StartPagePlan,
  report: (error: unknown) => void,
) => {
  const built = builtPage(dist);
  let last: { readonly at: number; readonly said: string; readonly page: Promise<Packed> } | undefined;

  return async (): Promise<Packed> => {
    const { at, html, draw } = built();
    const content = await home.content().catch(() => undefined);
    const answers = { configuration: configuration(), data: {} } satisfies PageAnswers;
    const said = JSON.stringify([answers, content]);
    if (last?.at !== at || last.said !== said) {
      const drawn = () =>
        holding(
          html.replace(draw(), () => draw(content)),
          { ...answers, data: { [home.path]: content } },
        );
      const bare = () => holding(html, answers);
      const whole = content === undefined ? bare() : orElse(drawn, bare, report);
      last = { at, said, page: packed(isOpenDemo ? withOpenDemoNote(whole) : whole) };
    }
    return last.page;
  };
};

/** Takes the place of the built file, which is sent where the build has none to draw with. */
export const registerStartPage = (app: FastifyInstance, plan: StartPagePlan): void => {
  if (!existsSync(path.join(plan.dist, 'draw-home.cjs'))) return;
  const write = pageWriter(plan, (error) => app.log.error({ err: error }, 'home could not be drawn'));
  for (const url of ['/', '/index.html']) {
    app.get(url, async ({ headers }, reply) => {
      const page = await write();
      void reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        etag: page.etag,
      });
      if (headers['if-none-match'] === page.etag) return reply.code(304).send();
      const encoding = acceptedEncoding(headers['accept-encoding']);
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      return reply.send(page[encoding]);
    });
  }
};
