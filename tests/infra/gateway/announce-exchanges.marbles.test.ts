import { merge } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { announceExchanges, type ExchangeRecord } from '#infra/gateway/announce-exchanges';
import type { ApiRequest } from '#src/kernel/send';
import { anAnswer } from '#tests/support/replies';

const first: ApiRequest = { method: 'GET', path: '/a' };
const second: ApiRequest = { method: 'GET', path: '/b' };
const k = anAnswer('ok');

/** Tells what the recorder heard, with virtual time as the clock. */
const heardOf = (
  story: (layer: ReturnType<typeof announceExchanges>, helpers: { cold: TestScheduler }) => void,
) => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  const sent: (readonly [number, string])[] = [];
  const ended: ExchangeRecord[] = [];
  scheduler.run(() =>
    story(
      announceExchanges({
        now: () => scheduler.now(),
        sent: (ordinal, { path }) => sent.push([ordinal, path]),
        ended: (record) => ended.push(record),
      }),
      { cold: scheduler },
    ),
  );
  return { sent, ended };
};

describe('announceExchanges', () => {
  test('tells of a request when it leaves and when its reply is there', () => {
    const { sent, ended } = heardOf((layer, { cold }) => {
      const send = layer(() => cold.createColdObservable('---(k|)', { k }));
      cold.expectObservable(send(first)).toBe('---(k|)', { k });
    });
    expect(sent).toEqual([[1, '/a']]);
    expect(ended).toEqual([{ ordinal: 1, request: first, ms: 3, reply: k }]);
  });

  test('numbers the requests in the order they leave, whoever answers first', () => {
    const { sent, ended } = heardOf((layer, { cold }) => {
      const pictures: Readonly<Record<string, string>> = { '/a': '----(k|)', '/b': '--(k|)' };
      const send = layer(({ path }) => cold.createColdObservable(pictures[path] ?? '#', { k }));
      cold.expectObservable(merge(send(first), send(second))).toBe('--k-(k|)', { k });
    });
    expect(sent).toEqual([
      [1, '/a'],
      [2, '/b'],
    ]);
    expect(ended.map(({ ordinal, ms }) => [ordinal, ms])).toEqual([
      [2, 2],
      [1, 4],
    ]);
  });

  test('a failure is told and stays a failure', () => {
    const { ended } = heardOf((layer, { cold }) => {
      const send = layer(() => cold.createColdObservable<typeof k>('--#', {}, new Error('网络异常')));
      cold.expectObservable(send(first)).toBe('--#', {}, new Error('网络异常'));
    });
    expect(ended).toEqual([{ ordinal: 1, request: first, ms: 2, error: 'Error: 网络异常' }]);
  });

  test('every attempt counts, and nothing is told before somebody subscribes', () => {
    const { sent } = heardOf((layer, { cold }) => {
      const send = layer(() => cold.createColdObservable('-(k|)', { k }));
      const twice$ = send(first);
      send(second);
      cold.expectObservable(merge(twice$, twice$)).toBe('-(kk|)', { k });
    });
    expect(sent).toEqual([
      [1, '/a'],
      [2, '/a'],
    ]);
  });
});
