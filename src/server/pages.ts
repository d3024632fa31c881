import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { OPEN_DEMO_STYLE, withOpenDemoNote } from './open-demo';

/** Of what a browser offers, the pages use the clipboard and the full screen. */
const NO_FEATURES = [
  ...['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
  ...['clipboard-read', 'clipboard-write', 'fullscreen'].map((feature) => `${feature}=(self)`),
].join(', ');

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

interface CspHashes {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/** Origins beside the page's own. */
export interface OutsideOrigins {
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly robot: readonly string[];
  readonly film: readonly string[];
}

/** Of the portal and of the programs beside it. */
const FOLDERS = ['', 'console', 'recorder'];

const hashesOf = (dist: string): CspHashes => {
  const all = FOLDERS.map((folder) => path.join(dist, folder, 'csp-hashes.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as CspHashes);
  const each = (kind: keyof CspHashes) => [...new Set(all.flatMap((hashes) => hashes[kind]))];
  return { script: each('script'), style: each('style') };
};

interface PagesPlan {
  /** Folder with the built pages. */
  readonly dist: string;
  readonly outside: OutsideOrigins;
  /** Every page says that anybody can log in. */
  readonly isOpenDemo: boolean;
}

/** The console and the recorder, with the note; the portal's own page is written by the start page. */
const registerNotedPrograms = (app: FastifyInstance, dist: string): void => {
  for (const folder of readdirSync(dist)) {
    const file = path.join(dist, folder, 'index.html');
    if (!existsSync(file)) continue;
    for (const url of [`/${folder}/`, `/${folder}/index.html`])
      app.get(url, async (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(withOpenDemoNote(await readFile(file, 'utf8'))),
      );
  }
};

/** The built pages, precompressed, under a policy that allows exactly the inline script and style the build wrote. */
export const registerPages = async (
  app: FastifyInstance,
  { dist, outside, isOpenDemo }: PagesPlan,
): Promise<void> => {
  const hashes = hashesOf(dist);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...hashes.script, ...outside.robot],
        'style-src': ["'self'", ...hashes.style, ...(isOpenDemo ? [OPEN_DEMO_STYLE] : [])],
        'worker-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:', ...outside.image, ...outside.robot],
        'frame-src': ["'self'", ...outside.robot],
        'media-src': ["'self'", ...outside.film],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ...outside.connect, ...outside.robot],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        // Chunks and workers of the build, notices that were cleaned, and all else (inline in the page).
        'trusted-types': ['webpack', 'dompurify', 'default'],
        // A customer service's script from outside may write HTML into its own corner of the page.
        ...(outside.robot.length === 0 && { 'require-trusted-types-for': ["'script'"] }),
      },
    },
    // HSTS belongs to the proxy that terminates TLS; over plain http it would lock localhost out.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', NO_FEATURES));
  if (!existsSync(dist)) return;
  if (isOpenDemo) registerNotedPrograms(app, dist);
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_MS / 1_000}, immutable` : 'no-cache');
    },
  });
};
