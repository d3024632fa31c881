import type { Pool } from 'pg';
import { forgetAudit } from '../security/audit-retention';
import { forgetAnswers } from '../http/idempotency-store';
import { repeatEvery, type Repetition } from './repeat-every';

export interface RetentionPlan {
  readonly pool: Pool;
  /** Days the audit is kept for. */
  readonly auditDays: number;
  /** What slices keep for a time: each forgets at most so many rows, and gives how many. */
  readonly others?: readonly ((most: number) => Promise<number>)[];
  readonly report: (error: unknown) => void;
  readonly everyMs?: number;
  /** Rows deleted at a time: a batch must not hold its locks for long. */
  readonly batch?: number;
}

const HOUR_MS = 3_600_000;
const BATCH = 1_000;
/** More than this is left for the next round. */
const BATCHES_A_ROUND = 500;

/** Forgets what has had its time, at the start and every hour, in small batches. Stop it before the database. */
export const startRetentionJob = ({
  pool,
  auditDays,
  others = [],
  report,
  everyMs = HOUR_MS,
  batch = BATCH,
}: RetentionPlan): Repetition => {
  const tasks = [
    () => forgetAudit(pool, auditDays, batch),
    () => forgetAnswers(pool, batch),
    ...others.map((forget) => () => forget(batch)),
  ];
  const untilDone = async (forget: () => Promise<number>, isOver: () => boolean) => {
    for (let round = 0; round < BATCHES_A_ROUND && !isOver(); round += 1) {
      if ((await forget()) < batch) return;
    }
  };
  return repeatEvery({
    startsNow: true,
    everyMs,
    report,
    work: async (isOver) => {
      for (const task of tasks) await untilDone(task, isOver).catch(report);
    },
  });
};
