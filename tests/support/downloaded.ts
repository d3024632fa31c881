import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Download } from 'playwright-core';

/** The browser may run elsewhere: what it saved is fetched from it. */
export const downloaded = async (download: Download): Promise<Buffer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'downloaded-'));
  const file = path.join(folder, 'file');
  await download.saveAs(file);
  const content = await readFile(file);
  await rm(folder, { recursive: true });
  return content;
};
