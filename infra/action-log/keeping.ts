import type { Telling } from './hand-over';
import type { logKeeper, MadeLog } from './keeper';
import { atOnce } from './steps';

/** What a tab asks of its log keeper. */
export type Asking =
  | Telling
  /** A file is all that is wanted: nothing goes into the browser's storage. */
  | { readonly k: 'once' }
  /** A file of all that is kept, or of its end. */
  | { readonly k: 'make'; readonly lastMs?: number }
  /** Into the browser's storage at once: the page may be gone in a moment, or something broke. */
  | { readonly k: 'keep'; readonly isOfError: boolean };

export type Answer =
  | { readonly k: 'size'; readonly bytes: number }
  | { readonly k: 'progress'; readonly done: number }
  | ({ readonly k: 'made' } & MadeLog);

export interface KeepingPlan {
  readonly keeper: ReturnType<typeof logKeeper>;
  readonly say: (answer: Answer) => void;
  readonly keep: (log: {
    readonly name: string;
    readonly at: number;
    readonly isOfError: boolean;
    readonly text: string;
  }) => void;
  readonly now: () => number;
}

/** Of what is flushed: more would make each flush slow. */
const MOST_BYTES = 2_000_000;
const PROGRESS_STEPS = 50;

/** Hears a tab, keeps the end of its log in the browser's storage, and makes files. */
export const keeping = ({ keeper, say, keep, now }: KeepingPlan) => {
  let recording = '';
  /** Half of the time at most goes into it. */
  let restsUntil = 0;
  let errors = 0;
  let hasNews = false;
  let isOnce = false;

  const make = (span: Parameters<typeof keeper.make>[0]): MadeLog | undefined => {
    let told = 0;
    for (const work = keeper.make(span); ;) {
      const step = work.next();
      if (step.done) return step.value;
      if (step.value - told < 1 / PROGRESS_STEPS) continue;
      told = step.value;
      say({ k: 'progress', done: told });
    }
  };

  const flush = (isOfError: boolean): void => {
    const begun = now();
    // Until the next flush nobody knows whether there is more: only what led to an error is all there is of it.
    const log = atOnce(keeper.make({ mostBytes: MOST_BYTES, goesOn: !isOfError }));
    if (!log) return;
    const at = now();
    if (isOfError) errors += 1;
    else hasNews = false;
    restsUntil = at + (at - begun);
    const name = isOfError ? `${recording}-error-${errors}` : recording;
    keep({ name, at, isOfError, text: log.text });
  };

  const hear = (asking: Asking): void => {
    if (asking.k === 'make') {
      const made = make(asking.lastMs === undefined ? {} : { lastMs: asking.lastMs });
      if (made) say({ k: 'made', ...made });
      return;
    }
    if (asking.k === 'keep') {
      if (asking.isOfError || hasNews) flush(asking.isOfError);
      return;
    }
    if (asking.k === 'once') {
      isOnce = true;
      return;
    }
    keeper.hear(asking);
    if (asking.k === 'begin') recording = asking.origin.recording;
    else if (asking.k === 'entries') hasNews = true;
    else if (asking.k === 'mark') {
      say({ k: 'size', bytes: keeper.bytes() });
      if (hasNews && !isOnce && now() >= restsUntil) flush(false);
    }
  };
  return { hear };
};
