import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Beat, ColumnCard, Counted, Opened, Zone } from './contract';
import type { ContentQuery } from './content-path';

interface OfQuery {
  readonly query: ContentQuery;
}
interface OfFile {
  readonly id: string;
}

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
  contentRequested: payload<ContentQuery>(),
  /** A section of what is open is wanted. */
  placeWanted: payload<{ readonly place: string }>(),
  /** It is there, with the member's progress. */
  contentLoaded: payload<OfQuery & { readonly opened: Opened }>(),
  /** It could not be shown. */
  contentFailed: payload<OfQuery & { readonly problem: Problem }>(),
  /** These sections have been in sight for a while; the first is the member's place. */
  placesReached: payload<{ readonly places: readonly string[] }>(),
  /** A question was answered. */
  questionAnswered: payload<{
    readonly section: string;
    readonly question: number;
    readonly option: number;
  }>(),
  /** The server counted the attention of a beat, and accepted sections as done. */
  timeCounted: payload<{ readonly beat: Beat; readonly counted: Counted }>(),
  /** Attention could not be counted; the next beat holds it, too. */
  timeFailed: payload<{ readonly problem: Problem }>(),
  /** A workbook is on its way. */
  fileRequested: payload<OfFile>(),
  /** The workbook is with the member. */
  fileSaved: payload<OfFile>(),
  /** There is no workbook. */
  fileFailed: payload<OfFile & { readonly problem: Problem }>(),
});
