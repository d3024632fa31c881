import { concatMap, exhaustMap } from 'rxjs';
import { exchange, readFile } from '#src/calls/exchange';
import { loadParts as loadPartsOf } from '#src/calls/load-parts';
import type { Epic } from '#src/kernel/epic';
import type { SaveFile } from '#src/kernel/ports';
import { NO_REPLY } from '#src/kernel/send';
import { allOf, when } from '#src/kernel/when';
import { commands } from './commands';
import {
  checkInCall,
  claimCall,
  consumeCouponCall,
  downloadAgainCall,
  downloadCall,
  drawCall,
  exchangeCall,
  returnCall,
} from './contract';
import { events } from './events';
import { PART_CALLS } from './parts';

export const loadParts = loadPartsOf(PART_CALLS, commands.loadPart, events);

export const checkIn = exchange({
  on: commands.checkIn,
  overlap: exhaustMap,
  call: checkInCall,
  request: (body) => ({ body }),
  started: ({ day }) => events.workRequested({ work: 'checkIn', ...(day !== undefined && { subject: day }) }),
  succeeded: ({ points }, { day }) => events.checkedIn({ points, ...(day !== undefined && { day }) }),
  failed: (problem) => events.workFailed({ work: 'checkIn', problem }),
});

/** Where no answer came, the draw may have been made. */
export const drawPrize = exchange({
  on: commands.drawPrize,
  overlap: exhaustMap,
  call: drawCall,
  request: (body) => ({ body }),
  started: () => events.workRequested({ work: 'draw' }),
  succeeded: (drawn) => events.prizeDrawn(drawn),
  failed: (problem, asked) =>
    problem.code === NO_REPLY ? events.drawLost(asked) : events.workFailed({ work: 'draw', problem }),
});

export const claimPrize = exchange({
  on: commands.claimPrize,
  overlap: exhaustMap,
  call: claimCall,
  request: (body) => ({ body }),
  started: ({ number }) => events.workRequested({ work: 'claim', subject: String(number) }),
  succeeded: (_, { number }) => events.prizeClaimed({ number }),
  failed: (problem) => events.workFailed({ work: 'claim', problem }),
});

/** The same holds for an order. */
export const exchangeProduct = exchange({
  on: commands.exchangeProduct,
  overlap: exhaustMap,
  call: exchangeCall,
  request: (body) => ({ body }),
  started: ({ id }) => events.workRequested({ work: 'exchange', subject: id }),
  succeeded: (ordered) => events.productExchanged(ordered),
  failed: (problem, asked) =>
    problem.code === NO_REPLY ? events.orderLost(asked) : events.workFailed({ work: 'exchange', problem }),
});

export const returnOrder = exchange({
  on: commands.returnOrder,
  overlap: concatMap,
  call: returnCall,
  request: (body) => ({ body }),
  started: ({ number }) => events.workRequested({ work: 'return', subject: String(number) }),
  succeeded: (_, { number }) => events.orderReturned({ number }),
  failed: (problem) => events.workFailed({ work: 'return', problem }),
});

export const applyCoupon = exchange({
  on: commands.applyCoupon,
  overlap: exhaustMap,
  call: consumeCouponCall,
  request: (body) => ({ body }),
  started: ({ id }) => events.workRequested({ work: 'coupon', subject: id }),
  succeeded: (_, { id }) => events.couponApplied({ id }),
  failed: (problem) => events.workFailed({ work: 'coupon', problem }),
});

type Download = ReturnType<typeof commands.downloadReport>;

const downloading = (
  save: SaveFile,
  isOf: (number: number) => boolean,
  call: typeof downloadCall | typeof downloadAgainCall,
): Epic =>
  exchange({
    on: {
      match: (action): action is Download =>
        commands.downloadReport.match(action) && isOf(action.payload.number),
    },
    overlap: exhaustMap,
    call,
    request: ({ id, number }) => ({ body: { reportId: id, number }, expects: 'blob' }),
    read: readFile('下载的内容不是文件'),
    started: ({ id }) => events.workRequested({ work: 'download', subject: id }),
    succeeded: (file, asked) => {
      save(`造价指标报告-${asked.title}.pdf`, file);
      return events.reportSaved(asked);
    },
    failed: (problem, asked) =>
      problem.code === NO_REPLY ? events.reportLost(asked) : events.workFailed({ work: 'download', problem }),
  });

/** The first has a call of its own. */
export const downloadReport = (save: SaveFile): Epic =>
  allOf(
    downloading(save, (number) => number === 1, downloadCall),
    downloading(save, (number) => number > 1, downloadAgainCall),
  );

export const dismissOutcome = when(commands.dismissOutcome, () => events.outcomeDismissed());
