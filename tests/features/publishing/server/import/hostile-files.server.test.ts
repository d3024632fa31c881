import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { ImportPreview } from '#features/publishing/contract-import';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';
import {
  brokenStream,
  cellAt,
  farCell,
  largeBook,
  lastRow,
  lyingArchive,
  longFormat,
  manyAttributes,
  manyEntries,
  oldWorkbook,
  repeatedText,
  swollen,
  underPassword,
  withMacros,
  workbookOf,
} from '#infra/tooling/bench/attack/hostile-files';
import { honestRows } from '#tests/support/honest-rows';

const { db, ask, tokenOf, app } = testApp();

/** Asks from a thread of its own, every 20 ms, whether the server is alive; tells the longest silence. */
const PROBE = `
const { parentPort, workerData } = require('node:worker_threads');
let longest = 0, over = false;
parentPort.once('message', () => { over = true; });
(async () => {
  await fetch(workerData);
  parentPort.postMessage('begun');
  while (!over) {
    const asked = performance.now();
    await (await fetch(workerData)).text();
    longest = Math.max(longest, performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  parentPort.postMessage(longest);
})();`;

const probed = async <T>(work: () => Promise<T>) => {
  const { port } = app().server.address() as AddressInfo;
  const probe = new Worker(PROBE, { eval: true, workerData: `http://127.0.0.1:${port}/healthz` });
  await once(probe, 'message');
  const begun = performance.now();
  const result = await work();
  const took = performance.now() - begun;
  probe.postMessage('over');
  const [silence] = (await once(probe, 'message')) as [number];
  await probe.terminate();
  return { result, took, silence };
};

let headers: Record<string, string> = {};
let draft = '';
beforeAll(async () => {
  await app().listen({ port: 0, host: '127.0.0.1' });
  headers = { accesstoken: await tokenOf('publisher') };
  const { envelope } = await ask<{ id: string }>({
    method: 'POST',
    url: '/pb/publishing/create',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { templateId: 'building' },
  });
  draft = envelope.data.id;
});

/** The body is made before the clock runs. */
const sending = (file: Buffer) => {
  const payload = JSON.stringify({ id: draft, fileName: '清单.xlsx', workbook: file.toString('base64') });
  return async () => {
    const { envelope } = await ask<ImportPreview | null>({
      method: 'POST',
      url: '/pb/publishing/import/upload',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
    return envelope;
  };
};
const kept = async () => (await db.pool.query('select from publishing_import')).rowCount;

/**
 * Of the whole time, as the machine may be busy. Where a file was read beside the answers, the silence was as long as
 * the reading; now it is a twentieth.
 */
const MOST_SILENT = 0.5;

test.each([
  ['a cell at the far end', farCell, '伸展到第 1048576 行、第 16384 列'],
  ['a single cell in the last row', lastRow, '伸展到第 1048576 行、第 1 列'],
  ['150 entries that stand on one broken stream', swollen, '压缩了 200 倍以上'],
  ['an entry larger than its directory says', lyingArchive, '文件已损坏'],
  ['more entries than a workbook has', () => manyEntries(60_000), '至多 10000 个'],
  ['one text that fills every cell', repeatedText, '800 万个字'],
  ['a tag of 200,000 attributes', manyAttributes, '几百个属性'],
  ['a number format of 200,000 signs', longFormat, '数字格式长得不像是表格'],
])('%s is refused while others are answered', async (_, make, said) => {
  const { result, took, silence } = await probed(sending(make()));
  expect(result).toMatchObject({ statusCode: codes.conflict, businessMsg: expect.stringContaining(said) });
  expect(silence).toBeLessThan(took * MOST_SILENT);
  expect(await kept()).toBe(0);
});

test('files of other kinds are refused by what they are, nothing of them is kept', async () => {
  const files = [
    [brokenStream(), '文件已损坏'],
    [withMacros(), '含有宏'],
    [underPassword(), '设有打开密码'],
    [oldWorkbook(), '旧的 .xls'],
    [Buffer.from('项目编码,项目名称\n'), '不是 .xlsx 文件'],
  ] as const;
  for (const [file, said] of files)
    expect(await sending(file)()).toMatchObject({
      statusCode: codes.conflict,
      businessMsg: expect.stringContaining(said),
    });
  expect(await sending(Buffer.alloc(0))()).toMatchObject({ businessMsg: '这个文件是空的' });
  expect(await kept()).toBe(0);
});

test.each(['&#0;', '&#xD800;'])('[attack] a sheet called with %s is taken in without it', async (sign) => {
  const sent = await sending(workbookOf([cellAt('A', 1, `甲${sign}`)], {}, `表${sign}`))();
  expect(sent).toMatchObject({ statusCode: codes.ok });
  expect(sent.data?.sheets.map(({ name }) => name)).toEqual([sign === '&#0;' ? '表1' : '表\ufffd1']);
});

test('many honest rows are taken while others are answered', async () => {
  const { result, took, silence } = await probed(sending(honestRows(3, 2_000)));
  expect(result.data?.sheets).toHaveLength(3);
  expect(silence).toBeLessThan(took * MOST_SILENT);
  expect(await kept()).toBe(1);
});

test('a large workbook is taken in and understood again while others are answered', async () => {
  const { result, took, silence } = await probed(sending(largeBook()));
  expect(result.data?.outcome).toEqual([{ node: '清单', rows: 500, mendable: 0 }]);
  expect(silence).toBeLessThan(took * MOST_SILENT);
  const importId = result.data?.importId;
  const again = await probed(() =>
    ask({
      method: 'POST',
      url: '/pb/publishing/import/preview',
      headers,
      payload: { importId, mapping: [] },
    }),
  );
  expect(again.result.envelope.data).toEqual(result.data);
  expect(again.silence).toBeLessThan(again.took * MOST_SILENT);
});

test('a member’s second file waits until the first is read', async () => {
  const sent = await Promise.all([farCell(), farCell()].map((file) => sending(file)()));
  expect(sent).toMatchObject(
    sent.map(() => ({ businessMsg: expect.stringContaining('伸展到第 1048576 行') as unknown })),
  );
});
