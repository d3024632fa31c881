import type { Pool } from 'pg';
import { quantileOf, type Row } from './figures';
import { processorTimes } from './search/processor-time';

/** What is asked, by its name; the round varies it. */
export type Works = Readonly<Record<string, (round: number) => Promise<unknown>>>;

export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Classes in turn, so that whatever else the machine does falls on all alike. */
export const measure = async (works: Works, rounds: number): Promise<Row[]> => {
  const rows = Object.keys(works).map((what) => ({ what: `  ${what}`, times: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of Object.values(works).entries()) {
      rows[index]?.times.push(await timed(() => work(round)));
    }
  }
  return rows;
};

/** One kind after the other: what a call costs however many others use the machine. */
export const processorLines = async (
  pool: Pool,
  works: Works,
  rounds: number,
): Promise<readonly string[]> => {
  const spent: string[] = [];
  for (const [what, work] of Object.entries(works)) {
    const before = await processorTimes(pool);
    const own = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) await work(round);
    const { user, system } = process.cpuUsage(own);
    const after = await processorTimes(pool);
    if (after.size === 0) return [];
    const sum = [...after].reduce((all, [pid, at]) => all + at - (before.get(pid) ?? 0), 0);
    spent.push(`${what} ${(sum / rounds).toFixed(1)} + ${((user + system) / 1_000 / rounds).toFixed(1)}`);
  }
  return [`ms of processor time a call, PostgreSQL + Node: ${spent.join('; ')}`];
};

/** Which of them take longer than wanted, at p95. */
export const slowOf = (rows: readonly Row[], target: number): string => {
  const slow = rows.filter(({ times }) => quantileOf(times, 0.95) > target).map(({ what }) => what.trim());
  return `wanted below ${target} ms at p95${slow.length === 0 ? ': all are' : `; beyond it: ${slow.join(', ')}`}`;
};
