import { setTimeout as sleep } from 'node:timers/promises';
import { machineLine, MILLISECONDS, quantileOf, tableOf, type Row } from './figures';
import { batchOf, press, single } from './tracking/load';
import { askQuestions } from './tracking/questions';
import { startBare, startProduct, type Collector } from './tracking/servers';

const SECONDS = Number(process.env.TRACKING_SECONDS ?? 5);
const EVENTS = Number(process.env.TRACKING_EVENTS ?? 1_000_000);
const ROUNDS = Number(process.env.TRACKING_ROUNDS ?? 20);
const BATCH = 50;
const WARM_UP_S = 2;

const SHAPES = [
  { what: '1 connection', connections: 1, next: single, facts: 1 },
  { what: '10 connections', connections: 10, next: single, facts: 1 },
  { what: '100 connections', connections: 100, next: single, facts: 1 },
  { what: `backlog, ${BATCH} a batch, 4 connections`, connections: 4, next: batchOf(BATCH), facts: BATCH },
];

const COLLECTORS: readonly (readonly [string, () => Promise<Collector>])[] = [
  ['bare: validate, store nothing', () => startBare('validate')],
  ['bare: an insert a request', () => startBare('insert')],
  ['bare: group commit', () => startBare('group')],
  ['product', startProduct],
];

interface Measured {
  readonly rows: readonly Row[];
  readonly lines: readonly string[];
}

const measureOne = async (name: string, open: () => Promise<Collector>): Promise<Measured> => {
  const collector = await open();
  try {
    // Every browser has been seen once: a first fact asks for its budgets.
    await press(collector.port, { connections: 100, seconds: WARM_UP_S, next: single });
    // What it does for itself meanwhile, such as asking whether its database answers, is no fact's cost.
    const idleSince = collector.spent();
    await sleep(WARM_UP_S * 1_000);
    const idle = collector.spent().map((spent, at) => (spent - (idleSince[at] ?? 0)) / WARM_UP_S);
    const rows: Row[] = [];
    const lines: string[] = [];
    for (const { what, facts, ...shape } of SHAPES) {
      const before = collector.spent();
      const { times, seconds } = await press(collector.port, { ...shape, seconds: SECONDS });
      const after = collector.spent();
      const count = times.length * facts;
      const each = (at: 0 | 1) => Math.max(0, after[at] - before[at] - (idle[at] ?? 0) * seconds) / count;
      rows.push({ what: `${name}, ${what}`, times });
      lines.push(
        `${name}, ${what}: ${(count / seconds).toFixed(0)} facts a second, p99 ${quantileOf(times, 0.99).toFixed(1)} ms, ${each(0).toFixed(3)} + ${each(1).toFixed(3)} ms of processor time a fact (server + PostgreSQL)`,
      );
    }
    lines.push(`${name}, idle: ${idle.map((ms) => ms.toFixed(0)).join(' + ')} ms of processor time a second`);
    return { rows, lines };
  } finally {
    await collector.stop();
  }
};

/** Facts over HTTP on this machine beside bare lower bounds of the same run, then the analysts' questions. */
export const benchTracking = async (): Promise<readonly string[]> => {
  const measured: Measured[] = [];
  for (const [name, open] of COLLECTORS) measured.push(await measureOne(name, open));
  return [
    machineLine(),
    `each shape for ${SECONDS} s; the load is made on the same machine`,
    ...tableOf(
      measured.flatMap(({ rows }) => rows),
      [0.99],
      MILLISECONDS,
    ),
    ...measured.flatMap(({ lines }) => lines),
    'wanted: 10 connections 3,000 facts a second at p99 15 ms, 100 connections 6,000 at 40 ms, backlog 20,000; at most 0.3 ms of processor time a single fact, 0.05 in batches',
    ...(await askQuestions(EVENTS, ROUNDS)),
  ];
};
