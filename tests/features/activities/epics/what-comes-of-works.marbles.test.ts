import { NEVER, of, throwError } from 'rxjs';
import { commands } from '#features/activities/commands';
import * as epics from '#features/activities/epics';
import { events } from '#features/activities/events';
import { PART_CALLS, type Part } from '#features/activities/parts';
import { initialState } from '#features/activities/state';
import { workOf, type WorkRequest } from '#features/activities/work';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent, Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { aReply } from '#tests/support/replies';
import { answering, drawn, tells } from './told-by';

const receiver = { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' };
const report = { id: '7', number: 1, title: '某住宅楼' };
const order = { id: 'cup', number: 2 };
const ordered = { number: 2, product: 'cup', state: 'ordered', isFormer: false, isVip: false } as const;
const DAY = '2026-11-20';

interface Row {
  readonly name: string;
  readonly epic: Epic;
  readonly asked: Message;
  readonly path: string;
  readonly work: WorkRequest;
  readonly answer?: unknown;
  readonly done: DomainEvent;
}
const ROWS: readonly Row[] = [
  {
    name: 'a check-in',
    epic: epics.checkIn,
    asked: commands.checkIn({}),
    path: 'clockExperience/doClockActivity',
    work: workOf.checkIn({}),
    answer: { points: 5 },
    done: events.checkedIn({ points: 5 }),
  },
  {
    name: 'a check-in of a past day',
    epic: epics.checkIn,
    asked: commands.checkIn({ day: DAY }),
    path: 'clockExperience/doClockActivity',
    work: workOf.checkIn({ day: DAY }),
    answer: { points: 0 },
    done: events.checkedIn({ points: 0, day: DAY }),
  },
  {
    name: 'a draw',
    epic: epics.drawPrize,
    asked: commands.drawPrize({ number: 3, by: 'chance' }),
    path: 'raffle_v2/doRaffle',
    work: workOf.draw(),
    answer: drawn,
    done: events.prizeDrawn(drawn),
  },
  {
    name: 'a claim',
    epic: epics.claimPrize,
    asked: commands.claimPrize({ number: 3, receiver }),
    path: 'raffle_v2/exchangeRafflePrize',
    work: workOf.claim({ number: 3 }),
    done: events.prizeClaimed({ number: 3 }),
  },
  {
    name: 'an exchange',
    epic: epics.exchangeProduct,
    asked: commands.exchangeProduct(order),
    path: 'product/exchangeProduct',
    work: workOf.exchange(order),
    answer: ordered,
    done: events.productExchanged(ordered),
  },
  {
    name: 'a return',
    epic: epics.returnOrder,
    asked: commands.returnOrder({ number: 2 }),
    path: 'product/returnProduct',
    work: workOf.return({ number: 2 }),
    done: events.orderReturned({ number: 2 }),
  },
  {
    name: 'a coupon',
    epic: epics.applyCoupon,
    asked: commands.applyCoupon({ id: '8' }),
    path: 'coupon/useCoupon',
    work: workOf.coupon({ id: '8' }),
    done: events.couponApplied({ id: '8' }),
  },
  {
    name: 'a download',
    epic: epics.downloadReport(jest.fn()),
    asked: commands.downloadReport(report),
    path: 'product/downloadPDF',
    work: workOf.download(report),
    answer: new Blob(['%PDF-']),
    done: events.reportSaved(report),
  },
];

/** Without what caused it. */
const bare = (messages: readonly Message[]) =>
  messages.map((message) => ({ type: message.type, payload: (message as { payload?: unknown }).payload }));

test.each(ROWS)('$name is under way as what it is, asks by its call, and tells what came of it', (row) => {
  const { epic, asked, path, work, answer = null, done } = row;
  const send = answering(answer);
  expect(bare(tells(epic, asked, initialState, send))).toEqual(bare([events.workRequested(work), done]));
  expect(send.mock.calls).toMatchObject([[{ method: 'POST', path: `/pb/activity/${path}` }]]);
});

test.each(ROWS)('$name that is refused has failed, and is not looked into', ({ epic, asked, work }) => {
  const refused = jest.fn(() => throwError(() => new CallRefused(aReply(441))));
  expect(tells(epic, asked, initialState, refused)).toMatchObject([
    { type: events.workRequested.type, payload: work },
    { type: events.workFailed.type, payload: { ...work, problem: { code: 441 } } },
  ]);
});

test.each(ROWS)('$name that is asked for twice is sent once', ({ epic, asked }) => {
  const send = jest.fn((_: object) => NEVER);
  marbles(({ cold, flush }) => {
    const ports = fakePorts({ send: send as never });
    epic(cold<Message>('aa', { a: asked }), stateOf({ activities: initialState }), ports).subscribe();
    flush();
  })();
  expect(send).toHaveBeenCalledTimes(1);
});

test('what has been read is dismissed, and nothing else', () => {
  const work = workOf.coupon({ id: '8' });
  expect(bare(tells(epics.dismissOutcome, commands.dismissOutcome(work)))).toEqual(
    bare([events.outcomeDismissed(work)]),
  );
});

const PATHS: Readonly<Record<Part, string>> = {
  home: 'getActivities',
  points: 'points/queryUserPoints',
  records: 'points/queryUserPointsRecordsPage',
  checkIns: 'clockExperience/getUserActivityInfo',
  raffle: 'raffle_v2/getRaffleInfo',
  draws: 'raffle_v2/getRaffleResultList',
  proof: 'raffle_v2/getProof',
  mall: 'product/getProducts',
  orders: 'product/getExchangeInfo',
  coupons: 'coupon/queryUserCoupons',
  reports: 'product/getReports',
  subjects: 'product/getReportSubjects',
  productCode: 'product/getProductCodeInfo',
};
test('every part is asked for by its own call', () => {
  const sentFor = (part: Part) => {
    const sent: ApiRequest[] = [];
    const send = (request: ApiRequest) => {
      sent.push(request);
      return NEVER;
    };
    epics.loadParts(of(commands.loadPart({ part })), stateOf({}), fakePorts({ send })).subscribe();
    return sent.map(({ path }) => path).join();
  };
  const parts = Object.keys(PART_CALLS) as Part[];
  expect(Object.fromEntries(parts.map((part) => [part, sentFor(part)]))).toEqual(
    Object.fromEntries(parts.map((part) => [part, `/pb/activity/${PATHS[part]}`])),
  );
});
