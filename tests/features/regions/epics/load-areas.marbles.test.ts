import { commands } from '#features/regions/commands';
import { loadAreas, pickRegion } from '#features/regions/epics';
import { events } from '#features/regions/events';
import { tracked } from '#features/regions/tracked';
import type { Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { aRegion, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';

const command = commands.loadAreas();
const data = { areas: [aRegion('1')], categories: [{ code: 'c', name: '房建' }] };
const values = {
  l: command,
  f: events.areasLoaded(data, command),
  x: events.areasFailed({ problem: { code: -1, message: '网络异常' } }, command),
};

describe('loadAreas', () => {
  test(
    'asks once, however often it is told to while the answer is on its way',
    marbles(({ hot, cold, expectObservable, flush }) => {
      const send = jest.fn((_: ApiRequest) => cold('--(k|)', { k: anAnswer(data) }));
      expectObservable(loadAreas(hot<Message>('-ll', values), stateOf({}), fakePorts({ send }))).toBe(
        '---f',
        values,
      );
      flush();
      expect(send.mock.calls).toEqual([
        [{ method: 'GET', path: '/core/common/getAreaInfos', session: 'optional', quiet: true }],
      ]);
    }),
  );

  test(
    'a failing call is swallowed: an event, no notice',
    marbles(({ hot, cold, expectObservable }) => {
      const send = (request: ApiRequest) => {
        expect(request.quiet).toBe(true);
        return cold<never>('-#', {}, new Error('网络异常'));
      };
      expectObservable(loadAreas(hot<Message>('-l', values), stateOf({}), fakePorts({ send }))).toBe(
        '--x',
        values,
      );
    }),
  );
});

test(
  'pickRegion: the member picked it',
  marbles(({ hot, expectObservable }) => {
    const pick = commands.pickRegion({ areaid: '20' });
    const picked = events.regionPicked({ areaid: '20', by: 'member' }, pick);
    expectObservable(pickRegion(hot<Message>('-p', { p: pick }), stateOf({}), fakePorts())).toBe('-p', {
      p: picked,
    });
  }),
);

test('a region that a member picked is told to the analysts; one that a page takes up is not', () => {
  expect(tracked(events.regionPicked({ areaid: '20', by: 'member' }))).toEqual({
    fncode: '200111',
    query: { areaId: '20', how: 'member' },
  });
  expect(tracked(events.regionPicked({ areaid: '20', by: 'entry' }))).toBeUndefined();
  expect(tracked(events.regionPicked({ areaid: '20', by: 'address' }))).toBeUndefined();
  expect(tracked(events.areasLoaded(data))).toBeUndefined();
});
