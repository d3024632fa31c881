import { Counter } from 'prom-client';

/** No room on the disk, no resources, a file that cannot be written, a database that is only read. */
const NOT_WRITTEN = ['53000', '53100', '58030', '25006'];
const LATELY_MS = 60_000;

export interface FailingWrites {
  /** Hears of every request that failed. */
  readonly note: (error: { readonly code?: string | undefined }) => void;
  /** Whether the database has refused to write within the last minute; it may well be read meanwhile. */
  readonly lately: () => boolean;
  readonly counter: Counter;
}

/** `now` in milliseconds. */
export const failingWrites = (now: () => number = () => performance.now()): FailingWrites => {
  const counter = new Counter({
    name: 'database_writes_refused_total',
    help: 'Requests that failed because the database could not write, by SQLSTATE',
    labelNames: ['code'],
    registers: [],
  });
  let last = -Infinity;
  return {
    note({ code = '' }) {
      if (!NOT_WRITTEN.includes(code)) return;
      last = now();
      counter.inc({ code });
    },
    lately: () => now() - last < LATELY_MS,
    counter,
  };
};
