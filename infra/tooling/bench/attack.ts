import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aliveCall } from '#features/auth/contract';
import { findProjectsCall, projectDetailCall } from '#features/projects/contract';
import { createCall } from '#features/publishing/contract';
import { uploadCall } from '#features/publishing/contract-import';
import { trackCall } from '#features/tracking/contract';
import { overviewCall } from '#features/my-data/contract';
import { profileCall } from '#features/user-center/contract';
import { requestOf } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { bursts } from './attack/bursts';
import { connections } from './attack/connections';
import { forgeries } from './attack/forgeries';
import {
  brokenStream,
  farCell,
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
} from './attack/hostile-files';
import { imports } from './attack/imports';
import { MOST_SILENT_MS, numberOf, silenceDuring, type Verdict } from './attack/silence';
import { putter, signedClient, type Prepared, type Put } from './attack/signed-client';
import { machineLine, MILLISECONDS, quantileOf, tableOf } from './figures';
import { timed } from './measuring';
import { startPortal } from './portal-process';

const CROWD = 500;
const VICTIMS_CALLS = 60;
const PAUSE_MS = 20;
const GOAL_MS = 500;
const FORGERIES = 100_000;
/** Of them, signed by a key of the attacker's own. */
const SIGNED = 1_000;
const FORGERS = 64;
const BATCH = 2_000;

const times = async (put: Put, calls: readonly Prepared[]) => {
  const answers: number[] = [];
  for (const call of calls) {
    answers.push(
      await timed(async () => {
        const { statusCode } = await put(call);
        if (statusCode !== codes.ok) throw new Error(`the victim was answered ${statusCode}`);
      }),
    );
    await sleep(PAUSE_MS);
  }
  return answers;
};

/** One member's parallel calls beside another's, one after the other. Everything is signed before the clock runs. */
const crowd = async (origin: string): Promise<Verdict> => {
  const [attacker, victim] = [await signedClient(origin, 'vip'), await signedClient(origin, 'member')];
  const found = await attacker.call(requestOf(findProjectsCall, { body: { pageSize: 1 } }));
  const [row] = (found.data as { readonly indexDatas: readonly { readonly id: string }[] }).indexDatas;
  const detail = requestOf(projectDetailCall, { query: { id: row?.id ?? '' } });
  const prepareMany = async (count: number, prepare: () => Promise<Prepared>) => {
    const all: Prepared[] = [];
    for (let index = 0; index < count; index += 1) all.push(await prepare());
    return all;
  };
  const attack = await prepareMany(CROWD, () => attacker.prepare(detail));
  const own = () => prepareMany(VICTIMS_CALLS, () => victim.prepare(requestOf(profileCall)));
  const [before, beside] = [await own(), await own()];
  const [crowded, quiet] = [putter(origin), putter(origin)];
  const alone = await times(quiet, before);
  const answering = Promise.all(attack.map(crowded));
  const besides = await times(quiet, beside);
  const answers = await answering;
  const codesSeen = [...new Set(answers.map(({ statusCode }) => statusCode))].map(
    (code) => `${code}: ${numberOf(answers, code)}`,
  );
  const lines = tableOf(
    [
      { what: 'a member alone', times: alone },
      { what: `beside ${CROWD} parallel details of another`, times: besides },
    ],
    [0.95, 0.99],
    MILLISECONDS,
  );
  const holds = quantileOf(besides, 0.95) < GOAL_MS;
  return [
    [...lines, `the ${CROWD} were answered ${codesSeen.join(', ')}; wanted: p95 below ${GOAL_MS} ms`],
    holds,
  ];
};

const forge = async (origin: string): Promise<Verdict> => {
  const [attacker, victim] = [await signedClient(origin, 'member'), await signedClient(origin, 'vip')];
  const ownFacts = async () =>
    ((await victim.call(requestOf(overviewCall))).data as { readonly total: number }).total;
  const before = await ownFacts();
  const forged = forgeries(victim.token);
  const put = putter(origin, FORGERS);
  const seen = new Map<number, number>();
  let accepted = 0;
  const start = performance.now();
  const tryAll = async (requests: readonly Prepared[]) => {
    const answers = await Promise.all(requests.map(put));
    for (const [index, { statusCode }] of answers.entries()) {
      seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
      // Facts are answered well whatever they claim; whose they became is asked below.
      if (statusCode === codes.ok && requests[index]?.path !== trackCall.path) accepted += 1;
    }
  };
  for (let at = 0; at < FORGERIES - SIGNED; at += BATCH) {
    const count = Math.min(BATCH, FORGERIES - SIGNED - at);
    await tryAll(Array.from({ length: count }, (_, index) => forged(at + index)));
  }
  const signed: Prepared[] = [];
  for (let index = 0; index < SIGNED; index += 1) {
    const accessToken = index % 10 === 0 ? victim.token : randomBytes(32).toString('base64url');
    signed.push(await attacker.prepare({ ...requestOf(aliveCall), headers: { accessToken } }));
  }
  await tryAll(signed);
  accepted += (await ownFacts()) - before;
  const seconds = (performance.now() - start) / 1_000;
  const all = [...seen].map(([code, count]) => `${code}: ${count}`).join(', ');
  return [
    [
      `${FORGERIES} forged tokens and cookies in ${seconds.toFixed(0)} s: ${accepted} accepted; answered ${all}`,
    ],
    accepted === 0,
  ];
};

const HOSTILE: Readonly<Record<string, () => Buffer>> = {
  'a cell at the far end': farCell,
  'a single cell in the last row': lastRow,
  '150 entries on one broken stream': swollen,
  'an entry larger than it says': lyingArchive,
  'a tag of 200,000 attributes': manyAttributes,
  'a number format of 200,000 signs': longFormat,
  '60,000 entries': () => manyEntries(60_000),
  'one text that fills every cell': repeatedText,
  'a broken stream': brokenStream,
  macros: withMacros,
  'a password': underPassword,
  'a workbook of the old kind': oldWorkbook,
};

const files = async (origin: string): Promise<Verdict> => {
  const publisher = await signedClient(origin, 'publisher');
  const created = await publisher.call(requestOf(createCall, { body: { templateId: 'building' } }));
  const { id } = created.data as { readonly id: string };
  const put = putter(origin);
  const lines: string[] = [];
  let holds = true;
  for (const [what, make] of Object.entries(HOSTILE)) {
    const workbook = make().toString('base64');
    const upload = await publisher.prepare(
      requestOf(uploadCall, { body: { id, fileName: '清单.xlsx', workbook } }),
    );
    let code = 0;
    const silence = await silenceDuring(origin, async () => {
      code = (await put(upload)).statusCode;
    });
    holds &&= silence < MOST_SILENT_MS && code !== codes.ok;
    lines.push(`${what.padEnd(36)}${silence.toFixed(0).padStart(8)} ms of silence, answered ${code}`);
  }
  return [[...lines, `wanted: /healthz never silent for ${MOST_SILENT_MS} ms, no file taken`], holds];
};

/** What an attacker tries, against a server of this machine's own that is gone afterwards. Rejects when one succeeds. */
export const attack = async (): Promise<readonly string[]> => {
  const portal = await startPortal({ unitPrices: 0 });
  try {
    const verdicts: Verdict[] = [];
    for (const tried of [connections, crowd, bursts, files, imports, forge])
      verdicts.push(await tried(portal.origin));
    const lines = [machineLine(), ...verdicts.flatMap(([told]) => ['', ...told])];
    if (verdicts.every(([, holds]) => holds)) return lines;
    throw new Error([...lines, '', 'an attack succeeded'].join('\n'));
  } finally {
    await portal.stop();
  }
};
