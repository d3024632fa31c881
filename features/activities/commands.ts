import { defineCommands, payload } from '#src/kernel/messages';
import type { DownloadAsked, DrawAsked, OrderAsked, Receiver } from './asked';
import type { AskedPart } from './parts';
import type { WorkRequest } from './work';

export const commands = defineCommands('activities', {
  /** A part of a page, anew. */
  loadPart: payload<AskedPart>(),
  /** Today's check-in, or one to make up for a day that was missed. */
  checkIn: payload<{ readonly day?: string }>(),
  /** The draw of this number; asked again, it is the same draw. */
  drawPrize: payload<DrawAsked>(),
  /** Where an article that was won is sent to. */
  claimPrize: payload<{ readonly number: number; readonly receiver: Receiver }>(),
  /** A product for points; asked again under its number, it is the same order. */
  exchangeProduct: payload<OrderAsked>(),
  /** Before it is sent. */
  returnOrder: payload<{ readonly number: number }>(),
  /** More rows to export for a day. */
  applyCoupon: payload<{ readonly id: string }>(),
  /** A report that was bought, as a file. */
  downloadReport: payload<DownloadAsked>(),
  /** What came of this work was read. */
  dismissOutcome: payload<WorkRequest>(),
});
