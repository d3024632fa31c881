import type { State } from '#infra/action-log/kept';
import type { ActionLog } from '#infra/action-log/reader';
import type { Replay } from '#infra/action-log/replay';
import { defineEvents, payload } from '#src/kernel/messages';
import type { Breakpoint } from './breakpoint';
import type { LineKind } from './log-index';
import type { KeptFile } from './needs';
import type { Place } from './place';
import type { Speed } from './speeds';

export type Work = 'read' | 'fold' | 'search' | 'verify';

/** What is shown at a place of the log. */
export interface Moment {
  readonly state: State;
  /** Before the last action. */
  readonly before: State;
}
export type Verification = Omit<Replay, 'state' | 'divergence'>;

export const events = defineEvents('recorder', {
  /** The address names a place, perhaps in a session that is not open. */
  placeNamed: payload<Place>(),
  /** The browser keeps these. */
  keptFound: payload<{ readonly kept: readonly KeptFile[] }>(),
  /** A file is being read. */
  readingBegan: payload<{ readonly name: string }>(),
  /** So much of some work is done, 0 to 1. */
  workAdvanced: payload<{ readonly work: Work; readonly done: number }>(),
  /** A search has come to its end. */
  workEnded: payload(),
  /** A file was read. */
  logOpened: payload<{ readonly name: string; readonly log: ActionLog }>(),
  /** A file is no log; what was open stays open. */
  fileRefused: payload<{ readonly name: string; readonly why: string }>(),
  /** Its states can be asked for. */
  logReady: payload(),
  /** Another place of the log is shown. */
  moved: payload<{ readonly n: number; readonly row?: number; readonly moment?: Moment }>(),
  playStarted: payload(),
  playStopped: payload(),
  speedSet: payload<{ readonly speed: Speed }>(),
  linesFiltered: payload<{ readonly kind: LineKind; readonly text: string }>(),
  breakpointSet: payload<{ readonly breakpoint?: Breakpoint }>(),
  /** Cannot be read. */
  breakpointRefused: payload<{ readonly why: string }>(),
  /** It holds nowhere behind the place that is shown. */
  breakpointNotMet: payload(),
  /** The whole log was folded and compared. */
  verified: payload<Verification>(),
  /** This build cannot fold an action of the log. */
  workFailed: payload<{ readonly why: string }>(),
  /** The place of the address is not in this log. */
  placeNotFound: payload<{ readonly why: string }>(),
});
