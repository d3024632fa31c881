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
  readingBegun: payload<{ readonly name: string }>(),
  /** So much of some work is done, 0 to 1. */
  workAdvanced: payload<{ readonly work: Work; readonly done: number }>(),
  /** A search has come to its end. */
  workEnded: payload(),
  /** A file was read. */
  logOpened: payload<{ readonly name: string; readonly log: ActionLog }>(),
  /** A file is no log; what was open stays open. */
  fileRefused: payload<{ readonly name: string; readonly why: string }>(),
  /** Its states can be asked for. */
  logFolded: payload(),
  /** Another place of the log is shown. */
  moved: payload<{ readonly n: number; readonly row?: number; readonly moment?: Moment }>(),
  /** The log goes on by itself. */
  playStarted: payload(),
  /** At a breakpoint, at the end, or by the reader. */
  playStopped: payload(),
  /** The pace of playing. */
  speedChosen: payload<{ readonly speed: Speed }>(),
  /** Only some lines are listed. */
  linesFiltered: payload<{ readonly kind: LineKind; readonly text: string }>(),
  /** Where playing stops; undefined: nowhere. */
  breakpointChosen: payload<{ readonly breakpoint?: Breakpoint }>(),
  /** It cannot be read, and playing stops nowhere. */
  breakpointRefused: payload<{ readonly why: string }>(),
  /** From the place that is shown to the end of the log there is nowhere to stop. */
  breakpointNotMet: payload(),
  /** The whole log was folded and compared. */
  verified: payload<Verification>(),
  /** This build cannot fold an action of the log. */
  workFailed: payload<{ readonly why: string }>(),
  /** The place of the address is not in this log. */
  placeNotFound: payload<{ readonly why: string }>(),
});
