import { events as auth } from '#features/auth/events';
import { events } from '#features/orders/events';
import { reducer } from '#features/orders/state';
import { tracked } from '#features/orders/tracked';
import { membershipText, priceText } from '#features/orders/ui/labels';
import type { DomainEvent } from '#src/kernel/messages';
import { anOrder, anOverview } from './some-orders';

type State = ReturnType<typeof reducer>;
const after = (...heard: readonly DomainEvent[]): State =>
  heard.reduce<State>((state, event) => reducer(state, event), reducer(undefined, { type: '' }));
const loaded = events.ordersLoaded({ overview: anOverview([anOrder(), anOrder({ number: 'DD0' })]) });
const problem = { code: 441, message: '不可以' };

test('a new order stands first, one that has changed where it stood', () => {
  const placed = after(loaded, events.orderPlaced({ order: anOrder({ number: 'DD2' }) }));
  expect(placed.overview?.orders.map(({ number }) => number)).toEqual(['DD2', 'DD1', 'DD0']);
  const cancelled = after(loaded, events.orderCancelled({ order: anOrder({ state: 'cancelled' }) }));
  expect(cancelled.overview?.orders.map(({ number, state }) => [number, state])).toEqual([
    ['DD1', 'cancelled'],
    ['DD0', 'unpaid'],
  ]);
});

test('orders that could not be had again stay on the screen', () => {
  const state = after(loaded, events.ordersRequested(), events.ordersFailed({ problem }));
  expect(state.overview?.orders).toHaveLength(2);
  expect(state.problem).toEqual(problem);
});

test('an order is busy until the house has answered', () => {
  const asked = events.cancellingRequested({ number: 'DD1' });
  expect(after(loaded, asked).busy).toEqual(['DD1']);
  expect(after(loaded, asked, events.cancellingFailed({ number: 'DD1', problem })).busy).toEqual([]);
});

test('nothing of one member is left for the next', () => {
  expect(after(loaded, auth.loggedOut({ by: 'server' }))).toEqual(after());
});

test('orders are facts, placed or not', () => {
  expect(tracked(events.orderPlaced({ order: anOrder() }))).toEqual({
    fncode: '120107',
    query: { purpose: 'order', ok: true },
  });
  expect(tracked(events.placingFailed({ packageCode: 'team', problem }))).toEqual({
    fncode: '120107',
    query: { purpose: 'order', ok: false, statusCode: 441 },
  });
  expect(tracked(loaded)).toBeUndefined();
});

test('prices and terms in words', () => {
  expect([priceText(1_980), priceText(3_560.5), priceText(null)]).toEqual([
    '1,980 元',
    '3,560.50 元',
    '价格请咨询客服',
  ]);
  const until = '2027-11-26T15:59:59.000Z';
  expect(membershipText({ until, isTrial: false, isOver: false })).toBe('会员至 2027年11月26日');
  expect(membershipText({ until, isTrial: true, isOver: false })).toBe('试用至 2027年11月26日');
  expect(membershipText({ until, isTrial: false, isOver: true })).toBe('会员已于 2027年11月26日 到期');
  expect(membershipText({ until: null, isTrial: false, isOver: true })).toBe('尚未开通会员');
});
