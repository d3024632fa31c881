import { defineCommands, payload } from '#src/kernel/messages';
import type { LineKind } from './log-index';
import type { Speed } from './speeds';
import type { Breakpoint } from './breakpoint';

export const commands = defineCommands('recorder', {
  /** Reads a file; it stays in the browser. */
  openFile: payload<{ readonly file: File }>(),
  /** A kept log becomes a file of the reader's. */
  saveKeptFile: payload<{ readonly file: File }>(),
  /** To the state after so many actions; `row` is the line to look at, else the action that led there. */
  moveTo: payload<{ readonly n: number; readonly row?: number }>(),
  /** So many actions on, or back. */
  step: payload<{ readonly by: number }>(),
  /** On from here at the pace of the log. */
  play: payload(),
  /** Stays where playing has come to. */
  pause: payload(),
  /** How fast to play. */
  chooseSpeed: payload<{ readonly speed: Speed }>(),
  /** Which lines are listed. */
  filterLines: payload<{ readonly kind: LineKind; readonly text: string }>(),
  /** Where playing stops; undefined: nowhere. */
  chooseBreakpoint: payload<{ readonly breakpoint?: Breakpoint }>(),
  /** To the next place where the breakpoint holds. */
  runToBreakpoint: payload(),
  /** Folds the whole log and compares every hash. */
  verify: payload(),
  /** The portal as it was at the chosen moment, in a window beside. */
  showPortal: payload(),
  /** The log as a file for Redux DevTools. */
  exportDevtools: payload(),
});
