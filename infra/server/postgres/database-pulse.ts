import type { Pool } from 'pg';

const EVERY_MS = 2_000;

export interface Pulse {
  beats(): boolean;
  stop(): void;
}

/** Asks a database that others run, again and again, whether it answers; it has just answered when this begins. */
export function feelPulse(pool: Pick<Pool, 'query'>, everyMs = EVERY_MS): Pulse {
  let beating = true;
  let asking = false;
  const timer = setInterval(() => {
    if (asking) return;
    asking = true;
    pool
      .query('select 1')
      .then(
        () => (beating = true),
        () => (beating = false),
      )
      .finally(() => (asking = false));
  }, everyMs).unref();
  return { beats: () => beating, stop: () => clearInterval(timer) };
}
