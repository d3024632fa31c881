import { acceptCall, refusedCall, uploadCall, type ImportPreview } from '#features/record-imports/contract';
import { requestOf } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import type { ApiReply } from '#src/kernel/send';
import { headless, manyHeads, manySheets, mostSheets } from './many-sheets';
import { MOST_SILENT_MS, silenceDuring, type Verdict } from './silence';
import { putter, signedClient, type Prepared } from './signed-client';

const BOOKS: Readonly<Record<string, () => Buffer>> = {
  '800 sheets of 28 rows': manySheets,
  '400 sheets of 248 own columns': manyHeads,
  'as many sheets as are read': mostSheets,
  '1,500 sheets without a head': headless,
};
const NOTHING_SAID = { map: [], assume: [] };

/** Bills of many sheets: uploaded, their refused rows asked for, and taken in as far as they may be. */
export const imports = async (origin: string): Promise<Verdict> => {
  const publisher = await signedClient(origin, 'publisher');
  const put = putter(origin);
  const lines: string[] = [];
  let holds = true;
  const attempt = async (what: string, request: Prepared): Promise<ApiReply | undefined> => {
    let reply: ApiReply | undefined;
    const began = performance.now();
    const silence = await silenceDuring(origin, async () => {
      reply = await put(request).catch(() => undefined);
    });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    holds &&= silence < MOST_SILENT_MS;
    const answered = reply ? `answered ${reply.statusCode}` : 'not answered';
    lines.push(
      `${what.padEnd(44)}${silence.toFixed(0).padStart(8)} ms of silence, ${answered} after ${seconds} s`,
    );
    return reply;
  };
  for (const [what, make] of Object.entries(BOOKS)) {
    const body = { kind: 'unit-prices', fileName: '清单.xlsx', workbook: make().toString('base64') };
    const reply = await attempt(what, await publisher.prepare(requestOf(uploadCall, { body })));
    if (reply?.statusCode !== codes.ok) continue;
    const { importId } = reply.data as ImportPreview;
    const asked = { body: { importId, choices: NOTHING_SAID } };
    for (const [next, call] of [
      ['  its refused rows', refusedCall],
      ['  taking it in', acceptCall],
    ] as const)
      if (!(await attempt(next, await publisher.prepare(requestOf(call, asked))))) return [lines, false];
  }
  return [[...lines, `wanted: /healthz never silent for ${MOST_SILENT_MS} ms, every call answered`], holds];
};
