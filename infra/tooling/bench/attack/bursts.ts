import { homeCall } from '#features/home/contract';
import { createCall } from '#features/publishing/contract';
import { previewCall, uploadCall, type ImportPreview } from '#features/publishing/contract-import';
import { requestOf } from '#src/contract/call';
import type { ApiReply } from '#src/kernel/send';
import { largeBook } from './hostile-files';
import { MOST_SILENT_MS, numberOf, silenceDuring, type Verdict } from './silence';
import { putter, signedClient, type Prepared } from './signed-client';

const STRANGERS = 300;
const PREVIEWS = 12;

const silentLine = (what: string, silence: number, answers: readonly ApiReply[]): string =>
  `${what.padEnd(36)}${silence.toFixed(0).padStart(8)} ms of silence, answered ${[...new Set(answers.map(({ statusCode }) => statusCode))].map((code) => `${code}: ${numberOf(answers, code)}`).join(', ')}`;

/** What needs no account, and a large workbook that is in order. */
export const bursts = async (origin: string): Promise<Verdict> => {
  const publisher = await signedClient(origin, 'publisher');
  const crowded = putter(origin);
  const lines: string[] = [];
  let longest = 0;
  const burst = async (what: string, calls: readonly Prepared[]): Promise<readonly ApiReply[]> => {
    let answers: readonly ApiReply[] = [];
    const silence = await silenceDuring(origin, async () => {
      answers = await Promise.all(calls.map(crowded));
    });
    longest = Math.max(longest, silence);
    lines.push(silentLine(what, silence, answers));
    return answers;
  };
  const asked = (path: string): readonly Prepared[] =>
    Array.from({ length: STRANGERS }, () => ({ method: 'GET', path, headers: {} }));
  await burst(`${STRANGERS} × /openapi.json at once`, asked('/openapi.json'));
  await burst(`${STRANGERS} × / at once`, asked('/'));
  await burst(`${STRANGERS} × ${homeCall.path} at once`, asked(homeCall.path));
  const created = await publisher.call(requestOf(createCall, { body: { templateId: 'building' } }));
  const { id } = created.data as { readonly id: string };
  const workbook = largeBook().toString('base64');
  const [upload] = await burst('a large workbook', [
    await publisher.prepare(requestOf(uploadCall, { body: { id, fileName: '清单.xlsx', workbook } })),
  ]);
  const { importId } = (upload?.data ?? {}) as Partial<ImportPreview>;
  const previews: Prepared[] = [];
  for (let index = 0; index < PREVIEWS; index += 1)
    previews.push(
      await publisher.prepare(requestOf(previewCall, { body: { importId: importId ?? '', mapping: [] } })),
    );
  await burst(`${PREVIEWS} previews of it at once`, previews);
  return [
    [...lines, `wanted: /healthz never silent for ${MOST_SILENT_MS} ms`],
    longest < MOST_SILENT_MS && importId !== undefined,
  ];
};
