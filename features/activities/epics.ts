import { exhaustMap, mergeMap } from 'rxjs';
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
import { workOf } from './work';

export const loadParts = loadPartsOf(PART_CALLS, commands.loadPart, events);

export const checkIn = exchange({
  on: commands.checkIn,
  overlap: mergeMap,
  subject: ({ day = '' }) => day,
  call: checkInCall,
  request: (body) => ({ body }),
  started: (asked) => events.workRequested(workOf.checkIn(asked)),
  succeeded: ({ points }, { day }) => events.checkedIn({ points, ...(day !== undefined && { day }) }),
  failed: (problem, asked) => events.workFailed({ ...workOf.checkIn(asked), problem }),
});

/** Where no answer came, the draw may have been made. */
export const drawPrize = exchange({
  on: commands.drawPrize,
  overlap: exhaustMap,
  call: drawCall,
  request: (body) => ({ body }),
  started: () => events.workRequested(workOf.draw()),
  succeeded: (drawn) => events.prizeDrawn(drawn),
  failed: (problem, asked) =>
    problem.code === NO_REPLY ? events.drawLost(asked) : events.workFailed({ ...workOf.draw(), problem }),
});

export const claimPrize = exchange({
  on: commands.claimPrize,
  overlap: exhaustMap,
  call: claimCall,
  request: (body) => ({ body }),
  started: (asked) => events.workRequested(workOf.claim(asked)),
  succeeded: (_, { number }) => events.prizeClaimed({ number }),
  failed: (problem, asked) => events.workFailed({ ...workOf.claim(asked), problem }),
});

/** The same holds for an order. */
export const exchangeProduct = exchange({
  on: commands.exchangeProduct,
  overlap: exhaustMap,
  call: exchangeCall,
  request: (body) => ({ body }),
  started: (asked) => events.workRequested(workOf.exchange(asked)),
  succeeded: (ordered) => events.productExchanged(ordered),
  failed: (problem, asked) =>
    problem.code === NO_REPLY
      ? events.orderLost(asked)
      : events.workFailed({ ...workOf.exchange(asked), problem }),
});

export const returnOrder = exchange({
  on: commands.returnOrder,
  overlap: mergeMap,
  subject: ({ number }) => String(number),
  call: returnCall,
  request: (body) => ({ body }),
  started: (asked) => events.workRequested(workOf.return(asked)),
  succeeded: (_, { number }) => events.orderReturned({ number }),
  failed: (problem, asked) => events.workFailed({ ...workOf.return(asked), problem }),
});

export const applyCoupon = exchange({
  on: commands.applyCoupon,
  overlap: mergeMap,
  subject: ({ id }) => id,
  call: consumeCouponCall,
  request: (body) => ({ body }),
  started: (asked) => events.workRequested(workOf.coupon(asked)),
  succeeded: (_, { id }) => events.couponApplied({ id }),
  failed: (problem, asked) => events.workFailed({ ...workOf.coupon(asked), problem }),
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
    started: (asked) => events.workRequested(workOf.download(asked)),
    succeeded: (file, asked) => {
      save(`造价指标报告-${asked.title}.pdf`, file);
      return events.reportSaved(asked);
    },
    failed: (problem, asked) =>
      problem.code === NO_REPLY
        ? events.reportLost(asked)
        : events.workFailed({ ...workOf.download(asked), problem }),
  });

/** The first has a call of its own. */
export const downloadReport = (save: SaveFile): Epic =>
  allOf(
    downloading(save, (number) => number === 1, downloadCall),
    downloading(save, (number) => number > 1, downloadAgainCall),
  );

export const dismissOutcome = when(commands.dismissOutcome, (work) => events.outcomeDismissed(work));
