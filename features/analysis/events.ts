import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { BadEvent } from './contract/quality';
import type { EventRow } from './contract/streams';
import type { SavedView, SqlResult } from './contract/workbench';
import type { AskedPart, FailedPart, LoadedPart } from './parts';
import type { ScreenAddress } from './screens';

export const events = defineEvents('analysis', {
  /** The address leads to a screen. */
  screenOpened: payload<ScreenAddress>(),
  /** A part of a screen is asked for. */
  partRequested: payload<AskedPart>(),
  /** It is there. */
  partLoaded: payload<LoadedPart>(),
  /** It could not be shown. */
  partFailed: payload<FailedPart>(),
  /** The next page of events goes below those that are shown. */
  moreLoaded: payload<{ readonly rows: readonly EventRow[]; readonly next: string | null }>(),
  /** Facts that were just stored. */
  factsArrived: payload<{ readonly rows: readonly EventRow[] }>(),
  /** Facts were stored while the live stream was broken, and are not told. */
  liveGapped: payload(),
  /** The live stream was refused. */
  liveFailed: payload<{ readonly problem: Problem }>(),
  /** What is shown stands still while more arrives; undefined: it runs. */
  livePaused: payload<{ readonly upTo?: string }>(),
  /** Only facts of which a text tells are shown. */
  liveFiltered: payload<{ readonly text: string }>(),
  /** A bad event's correction is on its way, or that it is left. */
  badFactSubmitted: payload<{ readonly id: string }>(),
  /** It is still not what may be stored, or was settled by another. */
  badFactRejected: payload<{ readonly id: string; readonly problem: Problem }>(),
  /** A bad event was corrected, or is left as it is. */
  badFactSettled: payload<{ readonly id: string; readonly outcome: NonNullable<BadEvent['outcome']> }>(),
  /** A statement is on its way. */
  sqlRequested: payload<{ readonly sql: string }>(),
  /** It has a result. */
  sqlAnswered: payload<{ readonly sql: string; readonly result: SqlResult }>(),
  /** A file is being made of more than the screen shows. */
  exportRequested: payload(),
  /** It is there, and is saved. */
  fileExported: payload<{ readonly name: string }>(),
  /** The saved views are there. */
  viewsLoaded: payload<{ readonly views: readonly SavedView[] }>(),
  /** What is on the screen was saved under a name. */
  viewSaved: payload<{ readonly view: SavedView }>(),
  /** A saved view is gone. */
  viewRemoved: payload<{ readonly id: string }>(),
  /** How long facts are kept, or where alerts go, is another than before. */
  settingChanged: payload(),
  /** A step of maintenance is on its way: what became of the one before it is read. */
  maintenanceRequested: payload(),
  /** An account is in the facts no more. */
  personErased: payload<{ readonly receipt: string; readonly how: 'anonymous' | 'deleted' }>(),
  /** Everything of an account is on its way to a file. */
  personExported: payload<{ readonly account: string }>(),
  /** A trial alert was sent, and arrived or not. */
  webhookTested: payload<{ readonly isDelivered: boolean; readonly outcome: string }>(),
  /** Refused or broken; what it was about says `work`. */
  workFailed: payload<{
    readonly work: 'sql' | 'view' | 'more' | 'export' | 'maintenance';
    readonly problem: Problem;
  }>(),
  /** The analyst has read it. */
  problemDismissed: payload(),
});
