import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Run from its sources, as tests and commands are, the server is translated while it loads; built, it needs no such thing. */
const isBuilt = !__filename.endsWith('.ts');

/** The file to start for a program of the server, given its source. */
export const programFile = (source: string): string =>
  isBuilt ? path.join(path.dirname(__filename), `${path.basename(source, '.ts')}.js`) : source;

/** What Node has to be told for a process. */
export const PROCESS_ARGUMENTS: readonly string[] = isBuilt
  ? ['--enable-source-maps']
  : ['--import', pathToFileURL(require.resolve('tsx')).href];

/** What a thread, which begins as JavaScript, has to load first. */
export const threadTranslator = (): string | undefined => (isBuilt ? undefined : require.resolve('tsx/cjs'));
