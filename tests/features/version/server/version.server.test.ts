import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { versionCall } from '#features/version/contract';
import { versionServer } from '#features/version/server/index';
import { version as ofPackage } from '#package.json';
import { asker } from '#tests/support/ask';

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
afterAll(() => rmSync(dist, { recursive: true }));

const ask = () => asker(() => versionServer({ dist }).routes)(versionCall);
const build = (text: string) => writeFileSync(path.join(dist, 'build.json'), text);

test('[CALL-032] without built pages the version is that of the package', async () => {
  expect(await ask()).toEqual({ version: ofPackage });
});

test('with them it is the id of the build, and a new build is seen without a restart', async () => {
  build('{"build":"abc"}');
  expect(await ask()).toEqual({ version: 'abc' });
  build('{"build":"def"}');
  expect(await ask()).toEqual({ version: 'def' });
});

test.each(['', '{', '{"build":""}', '[]'])('a spoiled file (%s) does not disturb', async (text) => {
  build(text);
  expect(await ask()).toEqual({ version: ofPackage });
});
