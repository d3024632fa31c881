import type { Log } from '../jobs/log';
import { createPool } from './database-pool';

const EVERY_MS = 500;
/** With the interval before it and the slack for a silent server, a stopped database is noticed within two seconds. */
const ANSWER_MS = 1_000;
const SILENCE_MS = 200;

export interface Pulse {
  /** Whether the last question was answered in time. */
  beats(): boolean;
  stop(): Promise<void>;
}

/** Asks the database again and again over a connection of its own; it has just answered when this begins. */
export function feelPulse(url: string, log: Log): Pulse {
  const pool = createPool(url, log, {
    max: 1,
    patienceMs: ANSWER_MS,
    statementMs: ANSWER_MS,
    silenceMs: SILENCE_MS,
  });
  let isBeating = true;
  let asked: Promise<void> | undefined;
  const ask = () =>
    pool.query('select 1').then(
      () => void (isBeating = true),
      () => void (isBeating = false),
    );
  const timer = setInterval(() => {
    asked ??= ask().finally(() => (asked = undefined));
  }, EVERY_MS).unref();
  return {
    beats: () => isBeating,
    async stop() {
      clearInterval(timer);
      await asked;
      await pool.end();
    },
  };
}
