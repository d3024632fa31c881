import { answerFromPage } from '#infra/gateway/answer-from-page';
import type { ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { anAnswer } from '#tests/support/replies';

const home: ApiRequest = { method: 'GET', path: '/home/index', session: 'optional' };
const replies = { p: anAnswer('of the page'), k: anAnswer('of the server') };
const data = { '/home/index': 'of the page' };

const layered = (cold: Parameters<Parameters<typeof marbles>[0]>[0]['cold'], age = 0) =>
  answerFromPage({ data, age: () => age })(() => cold('---(k|)', replies));

describe('answerFromPage', () => {
  test(
    'what came with the page is there at once, and is asked for the second time',
    marbles(({ cold, expectObservable }) => {
      const send = layered(cold);
      expectObservable(send(home)).toBe('(p|)', replies);
      expectObservable(send(home), '--^').toBe('-----(k|)', replies);
    }),
  );

  test.each<[string, Partial<ApiRequest>]>([
    ['another call', { path: '/home/queryOutline' }],
    ['a call with parameters', { query: { areaId: '20' } }],
    ['a change', { method: 'POST' }],
  ])('%s is asked', (_, more) =>
    marbles(({ cold, expectObservable }) => {
      expectObservable(layered(cold)({ ...home, ...more })).toBe('---(k|)', replies);
    })(),
  );

  test(
    'what came with a page that was opened long ago is asked anew',
    marbles(({ cold, expectObservable }) => {
      expectObservable(layered(cold, 60_000)(home)).toBe('---(k|)', replies);
    }),
  );
});
