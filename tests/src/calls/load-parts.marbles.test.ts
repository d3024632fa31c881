import type { PartAsked, PartFailed, PartLoaded } from '#src/calls/latest-answers';
import { loadParts } from '#src/calls/load-parts';
import { codes } from '#src/contract/codes';
import { defineCommands, defineEvents, payload, type Message } from '#src/kernel/messages';
import { NO_REPLY, type ApiRequest } from '#src/kernel/send';
import { session } from '#src/kernel/shared-events';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { shop, type PartsOfShop } from './parts-of-shop';

type Asked = PartAsked<PartsOfShop, { readonly page: number }>;
const { loadPart } = defineCommands('shop', { loadPart: payload<Asked>() });
const events = defineEvents('shop', {
  partRequested: payload<Asked>(),
  partLoaded: payload<PartLoaded<PartsOfShop>>(),
  partFailed: payload<PartFailed<PartsOfShop>>(),
});
const first = { part: 'shelf', query: { page: 1 } } as const;
const second = { part: 'shelf', query: { page: 2 } } as const;
const till = { part: 'till' } as const;
const heard: Record<string, Message> = {
  a: loadPart(first),
  b: loadPart(second),
  t: loadPart(till),
  o: session.loggedOut({ by: 'member' }),
};
const told: Record<string, Message> = {
  a: events.partRequested(first, heard.a),
  b: events.partRequested(second, heard.b),
  t: events.partRequested(till, heard.t),
  A: events.partLoaded({ part: 'shelf', data: '第 1 页' }, heard.a),
  B: events.partLoaded({ part: 'shelf', data: '第 2 页' }, heard.b),
  T: events.partLoaded({ part: 'till', data: 7 }, heard.t),
};

const asks = (
  heardAt: string,
  toldAt: string,
  more = told,
  replies?: (request: ApiRequest) => string,
  faultIn?: Parameters<typeof loadParts<PartsOfShop, { readonly page: number }, string>>[3],
) => {
  const asked: ApiRequest[] = [];
  marbles(({ hot, cold, expectObservable }) => {
    const send = (request: ApiRequest) => {
      asked.push(request);
      const page = String(request.query?.page);
      const data = request.path === '/shop/till' ? 7 : `第 ${page} 页`;
      return cold(replies?.(request) ?? '---(k|)', { k: anAnswer(data) }, new Error('断了'));
    };
    expectObservable(
      loadParts(
        shop,
        loadPart,
        events,
        faultIn,
      )(hot<Message>(heardAt, heard), stateOf({}), fakePorts({ send })),
    ).toBe(toldAt, more);
  })();
  return asked;
};

test('a part asked for is requested and loaded, with what it was asked with', () => {
  expect(asks('-a', '-a--A')).toEqual([
    { method: 'GET', path: '/shop/shelf', query: { page: 1 }, session: 'optional', quiet: true },
  ]);
});

test('a part without more is asked for without more', () => {
  expect(asks('-t', '-t--T')).toEqual([
    { method: 'GET', path: '/shop/till', session: 'required', quiet: true },
  ]);
});

test('asked again before the answer, the new answer is the one that counts', () => {
  asks('-ab', '-ab--B');
});

test('what is written wrongly is not sent: it fails in words, in place of the question before', () => {
  const faultIn = (_: unknown, { page }: { readonly page: number }) =>
    page === 2 ? '页码应为 1' : undefined;
  const problem = { code: codes.badRequest, message: '页码应为 1' };
  const failed = { ...told, F: events.partFailed({ part: 'shelf', problem }, heard.b) };
  expect(asks('-ab', '-a(bF)', failed, undefined, faultIn)).toMatchObject([{ query: { page: 1 } }]);
});

test('one part does not wait for another, and takes nothing from it', () => {
  asks('-at', '-at-AT');
  asks('-ta', '-ta-TA');
});

test('a member who has left is told nothing of their own parts; what is public is told', () => {
  asks('-t-o', '-t');
  asks('-a-o', '-a--A');
});

test('a part that could not be had says so, and the next question is asked all the same', () => {
  const failed = {
    ...told,
    F: events.partFailed({ part: 'shelf', problem: { code: NO_REPLY, message: '断了' } }, heard.a),
  };
  const broken = (request: ApiRequest) => (request.query?.page === 1 ? '---#' : '---(k|)');
  asks('-a---b', '-a--Fb--B', failed, broken);
});
