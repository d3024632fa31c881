import { throwError } from 'rxjs';
import { commands } from '#features/activities/commands';
import { downloadReport, drawPrize, exchangeProduct } from '#features/activities/epics';
import { events } from '#features/activities/events';
import {
  checkLostDownload,
  checkLostDraw,
  checkLostOrder,
  fetchLostDraw,
  fetchLostOrder,
} from '#features/activities/policies';
import {
  initialState,
  LOST,
  LOST_ORDER,
  LOST_REPORT,
  KEPT_DRAW,
  KEPT_ORDER,
  NOT_CHARGED,
  NOT_ORDERED,
  reducer,
  UNCHECKED,
} from '#features/activities/state';
import { keyOf, workOf } from '#features/activities/work';
import { folded, tells, answering, lost, raffle, mall, DRAW, ORDER, drawn } from './told-by';

test('a draw carries its number, so that asked again it is the same', () => {
  const send = answering(drawn);
  expect(tells(drawPrize, commands.drawPrize(lost), initialState, send)).toMatchObject([
    { type: events.workRequested.type },
    { type: events.prizeDrawn.type, payload: drawn },
  ]);
  expect(send.mock.calls).toMatchObject([[{ body: lost }]]);
});

test('[ACT-012] a draw whose answer is lost is looked into before anything is said of its cost', () => {
  const send = jest.fn(() => throwError(() => new Error('offline')));
  expect(tells(drawPrize, commands.drawPrize(lost), initialState, send)).toMatchObject([
    {},
    { type: events.drawLost.type, payload: lost },
  ]);
  const unsure = folded(events.workRequested({ work: 'draw' }), events.drawLost(lost));
  expect(unsure).toMatchObject({ lost, outcomes: { [DRAW]: { outcome: { text: LOST } } } });
  expect(tells(checkLostDraw, events.drawLost(lost))).toMatchObject([{ payload: { part: 'raffle' } }]);

  const notMade = reducer(unsure, raffle(3));
  expect(notMade).toMatchObject({
    outcomes: { [DRAW]: { outcome: { tone: 'bad', text: NOT_CHARGED } } },
  });
  expect(notMade.lost).toBeUndefined();
  expect(tells(fetchLostDraw, raffle(3), notMade)).toEqual([]);

  const made = reducer(unsure, raffle(4));
  expect(tells(fetchLostDraw, raffle(4), made)).toMatchObject([
    { type: commands.drawPrize.type, payload: lost },
  ]);
  expect(reducer(made, events.prizeDrawn({ ...drawn, isFormer: true }))).toMatchObject({
    outcomes: { [DRAW]: { outcome: { kind: 'drawn', drawn } } },
  });
});

const ordered = { number: 2, product: 'vip1', state: 'given' as const, isFormer: false, isVip: true };
const DONE_ORDER = '兑换成功，已到账';

test('what was made before by another page is not told as if it were made now', () => {
  expect(folded(events.prizeDrawn({ ...drawn, isFormer: true }))).toMatchObject({
    outcomes: { [DRAW]: { outcome: { kind: 'drawn', drawn: { isFormer: true } } } },
  });
  const textOf = (isFormer: boolean) =>
    JSON.stringify(folded(events.productExchanged({ ...ordered, isFormer })).outcomes);
  expect(textOf(true)).toContain('此前已经兑换，现在没有再兑换');
  expect(textOf(false)).toContain(DONE_ORDER);
});

test('[ACT-012] an order whose answer is lost keeps its number until it is known whether it was made', () => {
  const order = { id: 'vip1', number: 2 };
  const send = jest.fn(() => throwError(() => new Error('offline')));
  expect(tells(exchangeProduct, commands.exchangeProduct(order), initialState, send)).toMatchObject([
    {},
    { type: events.orderLost.type, payload: order },
  ]);
  const unsure = folded(events.workRequested(workOf.exchange(order)), events.orderLost(order));
  expect(unsure).toMatchObject({
    lostOrder: order,
    outcomes: { [ORDER]: { outcome: { text: LOST_ORDER } } },
  });
  expect(unsure.works).toEqual({});
  expect(tells(checkLostOrder, events.orderLost(order))).toMatchObject([
    { payload: { part: 'mall' } },
    { payload: { part: 'reports' } },
    { payload: { part: 'orders' } },
  ]);

  const notMade = reducer(unsure, mall(2));
  expect(notMade).toMatchObject({
    outcomes: { [ORDER]: { outcome: { tone: 'bad', text: NOT_ORDERED } } },
  });
  expect(notMade.lostOrder).toBeUndefined();
  expect(tells(fetchLostOrder, mall(2), notMade)).toEqual([]);

  const made = reducer(unsure, mall(3));
  expect(made).toMatchObject({ lostOrder: order });
  expect(tells(fetchLostOrder, mall(3), made)).toMatchObject([
    { type: commands.exchangeProduct.type, payload: order },
  ]);
  const told = reducer(made, events.productExchanged({ ...ordered, isFormer: true }));
  expect(told).toMatchObject({ outcomes: { [ORDER]: { outcome: { tone: 'good', text: DONE_ORDER } } } });
  expect(told.lostOrder).toBeUndefined();
});

test('[ACT-012] what cannot be looked into is said so, and settled by the next loading', () => {
  const problem = { code: 500, message: '服务器开小差了' };
  const failed = (part: 'raffle' | 'mall' | 'orders') => events.partFailed({ part, problem });
  const draw = reducer(folded(events.drawLost(lost)), failed('raffle'));
  expect(draw).toMatchObject({ lost, outcomes: { [DRAW]: { outcome: { tone: 'bad', text: UNCHECKED } } } });
  expect(reducer(draw, raffle(3))).toMatchObject({
    outcomes: { [DRAW]: { outcome: { text: NOT_CHARGED } } },
  });

  const order = { id: 'vip1', number: 2 };
  const unsure = folded(events.orderLost(order));
  expect(reducer(unsure, failed('orders')).outcomes).toEqual(unsure.outcomes);
  const bought = reducer(unsure, failed('mall'));
  expect(bought).toMatchObject({
    lostOrder: order,
    outcomes: { [ORDER]: { outcome: { tone: 'bad', text: UNCHECKED } } },
  });
  expect(reducer(folded(), failed('mall')).outcomes).toEqual({});
});

test('[ACT-012] what was made and is lost again is not asked for a third time: the page says where it stands', () => {
  const made = reducer(folded(events.drawLost(lost)), raffle(4));
  const again = reducer(made, events.drawLost(lost));
  expect(again).toMatchObject({ outcomes: { [DRAW]: { outcome: { tone: 'bad', text: KEPT_DRAW } } } });
  expect(tells(fetchLostDraw, raffle(4), again)).toEqual([]);

  const order = { id: 'vip1', number: 2 };
  const orderMade = reducer(folded(events.orderLost(order)), mall(3));
  const orderedAgain = reducer(orderMade, events.orderLost(order));
  expect(orderedAgain).toMatchObject({
    // The dialog closes by it: a further press would be a further order.
    outcomes: { [ORDER]: { outcome: { tone: 'good', text: KEPT_ORDER } } },
  });
  expect(tells(fetchLostOrder, mall(3), orderedAgain)).toEqual([]);
});

test('a refusal settles what was lost, and only that', () => {
  const unsure = folded(events.drawLost(lost), events.orderLost({ id: 'vip1', number: 2 }));
  const problem = { code: 441, message: '' };
  expect(reducer(unsure, events.workFailed({ work: 'exchange', problem })).lostOrder).toBeUndefined();
  expect(reducer(unsure, events.workFailed({ work: 'exchange', problem })).lost).toEqual(lost);
  expect(reducer(unsure, events.workFailed({ work: 'draw', problem })).lost).toBeUndefined();
});

test('a download whose answer is lost is no failure: the list tells whether it can be had again', () => {
  const asked = { id: '7', number: 1, title: '某住宅楼' };
  const save = jest.fn();
  const send = jest.fn(() => throwError(() => new Error('offline')));
  expect(tells(downloadReport(save), commands.downloadReport(asked), initialState, send)).toMatchObject([
    {},
    { type: events.reportLost.type, payload: asked },
  ]);
  expect(save).not.toHaveBeenCalled();
  const unsure = folded(events.workRequested(workOf.download(asked)), events.reportLost(asked));
  expect(unsure).toMatchObject({
    outcomes: { [keyOf(workOf.download(asked))]: { outcome: { tone: 'bad', text: LOST_REPORT } } },
  });
  expect(unsure.works).toEqual({});
  expect(tells(checkLostDownload, events.reportLost(asked))).toMatchObject([
    { payload: { part: 'reports' } },
  ]);
});

/**
 *   asked   a b----
 *   answer    --A-- of the download, --B of the check-in
 */
