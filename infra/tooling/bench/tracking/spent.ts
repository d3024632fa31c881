import { readdirSync, readFileSync } from 'node:fs';

/** Of /proc on every Linux that runs this. */
const MS_A_TICK = 10;

/** Fields behind the name, which may hold spaces: 1 parent; 11 and 12 own time, 13 and 14 that of ended children. */
const statOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
const ticks = (stat: readonly string[], fields: readonly number[]): number =>
  fields.reduce((sum, at) => sum + Number(stat[at]), 0);

/** ms of processor time that a process has used, its threads included. */
export const spentBy = (pid: number): number => ticks(statOf(pid), [11, 12]) * MS_A_TICK;

/** The same of a PostgreSQL server: the postmaster, its processes, and those that have ended. */
export const spentByServer = (postmaster: number): number => {
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = statOf(Number(name));
        return Number(stat[1]) === postmaster ? [ticks(stat, [11, 12])] : [];
      } catch {
        // Ended meanwhile.
        return [];
      }
    });
  const own = ticks(statOf(postmaster), [11, 12, 13, 14]);
  return (own + living.reduce((sum, one) => sum + one, 0)) * MS_A_TICK;
};
