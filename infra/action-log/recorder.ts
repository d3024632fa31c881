import type { Middleware } from 'redux';
import { isCommand, isEvent } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { memory, type State } from './kept';
import type { Redactor } from './redact';
import { writeLog, type Origin } from './write-log';

export interface RecorderPlan {
  readonly origin: Origin;
  /** Ms since 1970. */
  readonly now: () => number;
  /** Takes one line without its line break; called by `finish` only. */
  readonly write: (line: string) => void;
  /** A new one for every log: what it learned from this log has no place in the next. */
  readonly redactor: () => Redactor;
  /** Older actions are forgotten in steps of 500. */
  readonly maxActions?: number;
}

export interface Recorder {
  /** First in the chain, before the epics: so what an epic says is noted after what it heard. */
  readonly middleware: Middleware;
  /** Ports of the gateway layer `announceExchanges`. */
  readonly exchanges: {
    readonly now: () => number;
    readonly sent: (ordinal: number, request: ApiRequest) => void;
    readonly ended: (record: { readonly ordinal: number; readonly reply?: ApiReply }) => void;
  };
  /** Actions that a log written now would hold. */
  readonly count: () => number;
  /** Writes everything kept as a whole log that ends in this state. May be called again later. */
  readonly finish: (state: State) => void;
}

/** An hour of busy work. */
const MAX_ACTIONS = 20_000;

export const recordActions = ({
  now,
  write,
  origin,
  redactor,
  maxActions = MAX_ACTIONS,
}: RecorderPlan): Recorder => {
  const kept = memory(maxActions);
  return {
    middleware: (store) => {
      const state = (): State => store.getState() as State;
      return (next) => (action) => {
        if (isEvent(action) || isCommand(action)) kept.keepAction(action, now(), state);
        return next(action);
      };
    },
    exchanges: {
      now,
      sent: (ordinal, request) => kept.keepExchange({ k: 'q', at: now(), ordinal, request }),
      ended: ({ ordinal, reply }) =>
        kept.keepExchange({ k: 's', at: now(), ordinal, ...(reply && { reply }) }),
    },
    count: kept.count,
    finish: (state) => writeLog({ segments: kept.segments, state, origin, redactor: redactor(), write, now }),
  };
};
