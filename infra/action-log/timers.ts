import { dateTimestampProvider } from 'rxjs/internal/scheduler/dateTimestampProvider';
import { intervalProvider } from 'rxjs/internal/scheduler/intervalProvider';

/** What every timer of a stream is set by; RxJS gives its own TestScheduler the same two handles. */
export interface StreamClock {
  readonly now: () => number;
  readonly set: (work: () => void, ms: number) => unknown;
  readonly clear: (handle: unknown) => void;
}

/** Until it is given back, the streams of this page or process live by this clock. */
export const useStreamClock = ({ now, set, clear }: StreamClock): (() => void) => {
  const before = { date: dateTimestampProvider.delegate, interval: intervalProvider.delegate };
  dateTimestampProvider.delegate = { now };
  intervalProvider.delegate = {
    setInterval: ((work: () => void, ms = 0) => set(work, ms)) as typeof setInterval,
    clearInterval: clear,
  };
  return () => {
    dateTimestampProvider.delegate = before.date;
    intervalProvider.delegate = before.interval;
  };
};
