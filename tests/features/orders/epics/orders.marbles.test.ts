import { BehaviorSubject, delay, of, Subject, throwError } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { events as auth } from '#features/auth/events';
import { events as notices } from '#features/notices/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from '#features/orders/commands';
import { orders } from '#features/orders/index';
import { runTogether } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { anEntry } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { anInvoiceRequest, anOrder, anOverview } from '../some-orders';

const script: Readonly<Record<string, Message>> = {
  e: navigation.routeEntered(anEntry({ name: 'userOrders' })),
  h: navigation.routeEntered(anEntry({ name: 'home' })),
  p: commands.placeOrder({ packageCode: 'personal', years: 1 }),
  c: commands.cancelOrder({ number: 'DD1' }),
  d: commands.cancelOrder({ number: 'DD2' }),
  i: commands.requestInvoice(anInvoiceRequest()),
  q: auth.loggedOut({ by: 'member' }),
};

/** The slice as it is, in virtual time, answered by the last part of the path; what has no answer is refused. */
const played = (heard: string, answers: Readonly<Record<string, unknown>> = {}) => {
  const scheduler = new TestScheduler(() => undefined);
  const asked: ApiRequest[] = [];
  const said: Message[] = [];
  const { reducer } = orders;
  const state$ = new BehaviorSubject({ orders: reducer(undefined, { type: '' }) });
  scheduler.run(({ hot }) => {
    const action$ = new Subject<Message>();
    const hear = (message: Message) => {
      state$.next({ orders: reducer(state$.value.orders, message) });
      action$.next(message);
    };
    const send = (request: ApiRequest) => {
      asked.push(request);
      const answer = answers[request.path.split('/').at(-1) ?? ''];
      return answer === undefined
        ? throwError(() => new CallRefused(aReply(441, { businessMsg: '不可以' })))
        : of(anAnswer(answer)).pipe(delay(10));
    };
    const running = runTogether(orders.epics())(action$, state$, fakePorts({ send })).subscribe((message) => {
      said.push(message);
      hear(message);
    });
    hot(`${heard} |`, script).subscribe({ next: hear, complete: () => running.unsubscribe() });
  });
  const told = said
    .filter((message) => notices.noticeRaised.match(message))
    .map(({ payload }) => payload.text);
  return { asked, types: said.map(({ type }) => type.split('/')[1]), told, state: state$.value.orders };
};
const answers = { overview: anOverview(), place: anOrder(), cancel: anOrder({ state: 'cancelled' }) };

test('entering asks for packages and orders, and nothing else does', () => {
  expect(played('e 20ms', answers).asked).toMatchObject([
    { method: 'GET', path: '/pb/order/overview', session: 'required' },
  ]);
  expect(played('h 20ms', answers).asked).toEqual([]);
});

test('a second click orders nothing while the first is on its way; what came of it is told', () => {
  const { asked, told, state } = played('e 20ms p 3ms p 30ms', answers);
  expect(asked.filter(({ path }) => path === '/pb/order/place')).toMatchObject([{ once: true }]);
  expect(told).toEqual(['订单已提交，请按订单里的账户汇款']);
  expect(state.overview?.orders.map(({ number }) => number)).toEqual(['DD1']);
  const { told: ofUnpriced } = played('e 20ms p 30ms', {
    ...answers,
    place: anOrder({ price: null, state: 'unpriced' }),
  });
  expect(ofUnpriced).toEqual(['询价订单已提交，客服会为您报价']);
});

test('a refused order is told at its package', () => {
  const { state, told } = played('e 20ms p 20ms', { overview: anOverview() });
  expect(state.placingProblem).toEqual({ packageCode: 'personal', message: '不可以' });
  expect(told).toEqual([]);
});

test('two orders are cancelled side by side, one of them once', () => {
  const { asked } = played('e 20ms (cdc) 30ms', answers);
  expect(asked.filter(({ path }) => path === '/pb/order/cancel').map(({ body }) => body)).toEqual([
    { number: 'DD1' },
    { number: 'DD2' },
  ]);
});

test('what could not be cancelled is looked at again: the house may have confirmed it', () => {
  const { asked } = played('e 20ms c 20ms', { overview: anOverview([anOrder()]) });
  expect(asked.map(({ path }) => path)).toEqual([
    '/pb/order/overview',
    '/pb/order/cancel',
    '/pb/order/overview',
  ]);
});

test('an invoice that was refused says why, and the next try begins without it', () => {
  const { state } = played('e 20ms i 20ms', { overview: anOverview([anOrder({ state: 'open' })]) });
  expect(state.complaints).toEqual({ DD1: '不可以' });
  const { state: after, told } = played('e 20ms i 20ms', {
    overview: anOverview([anOrder({ state: 'open' })]),
    requestInvoice: anOrder({ state: 'open' }),
  });
  expect([after.complaints, after.busy, told]).toEqual([{}, [], ['发票申请已提交']]);
});

test('what is on its way ends with the session, and nothing of it stays', () => {
  const { state, told } = played('e 20ms p 2ms q 30ms', answers);
  expect(state).toEqual({ status: 'idle', busy: [], complaints: {} });
  expect(told).toEqual([]);
});
