import { recommendations } from '#features/recommendations/index';
import { commands } from '#features/recommendations/commands';
import { recommend, recommendWater } from '#features/recommendations/epics';
import { events } from '#features/recommendations/events';
import { causedBy, type Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const first = commands.recommend({ areaId: '20', keyword: '电梯' });
const then = commands.recommend({});
const found = { areaName: '', rows: [] };

test(
  '[CALL-045] asks with the region and the last search; a newer question drops the older answer',
  marbles(({ hot, cold, expectObservable, flush }) => {
    const asked: ApiRequest[] = [];
    const send = (request: ApiRequest) => {
      asked.push(request);
      return cold<ApiReply>('---(r|)', { r: anAnswer(found) });
    };
    const action$ = hot<Message>('-a-b', { a: first, b: then });
    expectObservable(recommend(action$, stateOf({}), fakePorts({ send }))).toBe('------f', {
      f: causedBy(events.recommendationsLoaded({ found }), then),
    });
    flush();
    expect(asked.map(({ path, query, quiet }) => [path, query, quiet])).toEqual([
      ['/home/recommendData', { areaId: '20', keyword: '电梯' }, true],
      ['/home/recommendData', {}, true],
    ]);
  }),
);

test(
  '[CALL-047] water conservancy is asked for beside it, and may fail alone',
  marbles(({ hot, cold, expectObservable }) => {
    const send = () => cold<ApiReply>('-#', undefined, new Error('no network'));
    const problem = { code: -1, message: 'no network' };
    const action$ = hot<Message>('a', { a: first });
    expectObservable(recommendWater(action$, stateOf({}), fakePorts({ send }))).toBe('-l', {
      l: causedBy(events.waterFailed({ problem }), first),
    });
  }),
);

test('what was found stays when the next question fails', () => {
  const { reducer } = recommendations;
  const problem = { code: 500, message: 'x' };
  const shown = reducer(undefined, events.recommendationsLoaded({ found }));
  expect(reducer(shown, events.recommendationsFailed({ problem })).data).toEqual({ found, problem });
  const water = { rows: [], reason: '尚未入库' };
  expect(reducer(undefined, events.waterLoaded({ found: water })).water).toEqual({ found: water });
});
