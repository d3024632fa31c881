import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { versionCall } from '../contract';

const PACKAGE = path.resolve(__dirname, '../../../package.json');

const buildFile = z.object({ build: z.string().check(z.minLength(1)) });
const packageFile = z.object({ version: z.string() });

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8')) as unknown;

/** The id written beside the built pages; without one, the version of the package. */
const versionOf = async (dist: string): Promise<string> => {
  try {
    return buildFile.parse(await readJson(path.join(dist, 'build.json'))).build;
  } catch {
    return packageFile.parse(await readJson(PACKAGE)).version;
  }
};

/** `dist` is the folder with the built pages; it is read for every answer, as it may be built anew at any time. */
export const versionServer = ({ dist }: { readonly dist: string }): ServerSlice => ({
  routes: [
    route(versionCall, async () => {
      return { version: await versionOf(dist) };
    }),
  ],
});
