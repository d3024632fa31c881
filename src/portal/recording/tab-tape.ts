import { Subject } from 'rxjs';
import type { State } from '#infra/action-log/kept';
import { recordActions } from '#infra/action-log/recorder';
import { nextTask } from '#infra/browser/next-task';
import { passCaptcha } from '#infra/gateway/pass-captcha';
import type { Ports } from '#src/kernel/ports';
import { session } from '#src/kernel/shared-events';
import { frozenTape, type FrozenTape } from './frozen-tape';
import { standAsTape } from './standing-tape';
import type { TabTape } from './taped';

/** A little more than what is sent with a report. */
export const RING_MS = 75_000;
const SEGMENT_MS = 10_000;
/** Whoever reports later means something else. */
const FAULT_MS = 180_000;

interface TapeOptions {
  /** All of it stays, across logins, until the page is left. */
  readonly isWhole?: boolean;
  /** It begins while the program runs. */
  readonly isLate?: boolean;
}

/** Remembers the last minute of a member's tab: references to what there is anyway, which never leave it unasked. */
export const tabTape = (
  { now, ids }: Pick<Ports, 'now' | 'ids'>,
  { isWhole = false, isLate = false }: TapeOptions = {},
): TabTape => {
  const { forget, ...recorder } = recordActions({
    now,
    isLate,
    segmentMs: SEGMENT_MS,
    keepMs: isWhole ? Infinity : RING_MS,
  });
  recorder.watchTimers();
  let state: () => State = () => ({});
  let fault: FrozenTape | undefined;
  const broken$ = new Subject<unknown>();

  const freezeNow = () => frozenTape(recorder.segments, state(), now());
  const recentFault = () => (fault && now() - fault.at < FAULT_MS ? fault : undefined);

  const tape: TabTape = {
    ...recorder,
    now,
    ids,
    captcha: ({ answerTo, port }) => {
      const foreign = recorder.foreign('captcha', { answerTo, port });
      return { pass: passCaptcha(foreign), port: foreign.port };
    },
    attend: (program) => {
      state = program.state;
      standAsTape(tape);
      program.failures.failures$.subscribe((failure) => {
        broken$.next(failure);
        void nextTask().then(() => {
          fault = freezeNow();
        });
      });
      if (!isWhole)
        program.hear(session.loggedOut.match).subscribe(() => {
          fault = undefined;
          forget();
        });
    },
    state: () => state(),
    isWhole,
    failures$: broken$,
    hasFault: () => recentFault() !== undefined,
    freeze: () => recentFault() ?? freezeNow(),
  };
  return tape;
};
