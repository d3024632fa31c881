import { defineCommands, payload } from '#src/kernel/messages';
import type { TableExport } from './export-table';
import type { AskedPart } from './parts';
import type { Place } from './screens';

export const commands = defineCommands('analysis', {
  /** Another screen, or this one with other parameters. */
  openScreen: payload<Place>(),
  /** The parts of the screen, anew. */
  refresh: payload(),
  /** One part of the screen. */
  loadPart: payload<AskedPart>(),
  /** The next page of events. */
  loadMore: payload(),
  /** Stops what is shown where it is, or at an earlier fact; without one it runs again. */
  pauseLive: payload<{ readonly upTo?: string }>(),
  /** Shows what a text occurs in. */
  filterLive: payload<{ readonly text: string }>(),
  /** Stores a bad event as corrected; without a correction it is left. */
  settleBadFact: payload<{ readonly id: string; readonly fncode?: string; readonly query?: string }>(),
  /** One read-only statement. */
  runSql: payload<{ readonly sql: string }>(),
  /** The saved views, anew. */
  loadViews: payload(),
  /** What is on the screen, under a name. */
  saveView: payload<{ readonly name: string; readonly isShared: boolean }>(),
  /** All versions of it. */
  removeView: payload<{ readonly id: string }>(),
  /** A table as a file. */
  exportTable: payload<TableExport>(),
  /** What went wrong was read. */
  dismissProblem: payload(),
});
