import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { ColumnCard, Opened, Zone } from './contract';
import type { Shelf } from './content-path';

export const events = defineEvents('learning', {
  /** The lessons of a module are asked for. */
  zoneRequested: payload<{ readonly moduleName?: string }>(),
  /** The modules, and the lessons of one. */
  zoneLoaded: payload<{ readonly zone: Zone }>(),
  /** The lessons could not be shown. */
  zoneFailed: payload<{ readonly problem: Problem }>(),
  /** The cost cases are asked for. */
  columnsRequested: payload(),
  /** The cost cases, the newest first. */
  columnsLoaded: payload<{ readonly columns: readonly ColumnCard[] }>(),
  /** The cost cases could not be shown. */
  columnsFailed: payload<{ readonly problem: Problem }>(),
  /** A lesson or case is asked for. */
  contentRequested: payload<{ readonly shelf: Shelf; readonly id?: string; readonly place?: string }>(),
  /** It is there, with the member's progress. */
  contentLoaded: payload<{ readonly opened: Opened }>(),
  /** It could not be shown. */
  contentFailed: payload<{ readonly problem: Problem }>(),
  /** These sections have been in sight for a while; the first is the member's place. */
  placesReached: payload<{ readonly places: readonly string[] }>(),
  /** A question was answered. */
  questionAnswered: payload<{
    readonly section: string;
    readonly question: number;
    readonly option: number;
  }>(),
  /** The server counted attention. */
  timeCounted: payload<{ readonly counted: number; readonly today: number }>(),
  /** Attention could not be counted; the next beat holds it, too. */
  timeFailed: payload<{ readonly problem: Problem }>(),
  /** A workbook is on its way. */
  fileRequested: payload(),
  /** The workbook is with the member. */
  fileSaved: payload<{ readonly id: string }>(),
  /** There is no workbook. */
  fileFailed: payload<{ readonly problem: Problem }>(),
});
