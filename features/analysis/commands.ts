import { defineCommands, payload } from '#src/kernel/messages';
import type { FileFormat } from './contract/period';
import type { TableExport } from './export-table';
import type { AskedPart } from './parts';
import type { ScreenAddress } from './screens';

export const commands = defineCommands('analysis', {
  /** Another screen, or this one with other parameters. */
  openScreen: payload<ScreenAddress>(),
  /** The screen over the last days, today included. */
  showLastDays: payload<{ readonly days: number }>(),
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
  /** All events that fit what the screen says, as a file. */
  exportEvents: payload<{ readonly format: FileFormat }>(),
  /** The whole answer to a statement as a file. */
  exportSql: payload<{ readonly sql: string; readonly format: FileFormat }>(),
  /** Days that the facts of a section are kept for; without days as long as all. */
  limitRetention: payload<{ readonly section: string; readonly days?: number }>(),
  /** Takes the name off everything of an account, or deletes it. */
  erasePerson: payload<{ readonly account: string; readonly how: 'anonymous' | 'deleted' }>(),
  /** Everything of an account as a file. */
  exportPerson: payload<{ readonly account: string }>(),
  /** Another address for alerts. */
  addWebhook: payload<{ readonly url: string; readonly secret: string }>(),
  /** Its log goes with it. */
  removeWebhook: payload<{ readonly id: string }>(),
  /** Sends it a trial alert. */
  testWebhook: payload<{ readonly id: string }>(),
  /** What went wrong was read. */
  dismissProblem: payload(),
});
