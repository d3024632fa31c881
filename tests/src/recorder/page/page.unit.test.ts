import { readLog, type ActionLog } from '#infra/action-log/reader';
import { fold } from '#infra/action-log/replay';
import { atOnce } from '#infra/action-log/steps';
import { faultOf, nextMeeting, type Breakpoint, type Meeting } from '#src/recorder/page/breakpoint';
import { actionsBy, indexOf, rowsOf, timeOfAction } from '#src/recorder/page/log-index';
import { addressOf, factIn, placeIn } from '#src/recorder/page/place';
import { aLog, reducers, TAB } from './a-log';

const log = readLog(aLog());
const index = indexOf(log);

test('marks stand in the lane of who said or brought them', () => {
  expect(index.lanes).toEqual({ ui: [0, 100, 900], epic: [300], net: [120, 200], timer: [], fact: [300] });
  expect(index.lengthMs).toBe(900);
});

test('a moment of the time line is the place after all that had happened by then', () => {
  expect([-1, 0, 99, 100, 250, 300, 5_000].map((time) => actionsBy(index, time))).toEqual([
    0, 1, 1, 2, 2, 3, 4,
  ]);
  expect([0, 1, 2, 3, 4].map((n) => timeOfAction(index, n))).toEqual([0, 0, 100, 300, 900]);
});

test('lines are listed by kind and by what their title holds', () => {
  expect(rowsOf(log, { kind: 'action', text: '' })).toHaveLength(4);
  expect(rowsOf(log, { kind: 'request', text: 'SOLR' }).map((row) => log.lines[row]?.k)).toEqual(['q']);
  expect(rowsOf(log, { kind: 'fact', text: '' }).map((row) => log.lines[row]?.k)).toEqual(['v']);
  expect(rowsOf(log, { kind: 'all', text: 'nothing' })).toEqual([]);
});

const meeting = (breakpoint: Breakpoint, n = 0, until = index.actions.length) => {
  const { next } = fold(reducers);
  const state = index.actions.slice(0, n).reduce(next, log.header.state);
  return atOnce(nextMeeting({ log, index, next }, breakpoint, { n, state }, until));
};

test('a breakpoint is met at a type, at a request, and where a condition begins to hold', () => {
  expect(meeting({ on: 'type', text: 'count/' })).toEqual({ n: 1 });
  expect(meeting({ on: 'type', text: 'count/' }, 2)).toEqual({ n: 4 });
  expect(meeting({ on: 'request', text: 'getsolrdata' })).toEqual({ n: 2, row: 2 });
  expect(meeting({ on: 'state', text: 'state.count.sum > 2' })).toEqual({ n: 2 });
  expect(meeting({ on: 'state', text: 'state.count.sum > 2' }, 2)).toBeUndefined();
  expect(meeting({ on: 'type', text: 'stamped' }, 0, 2)).toBeUndefined();
});

test('of several requests none is passed by, before the first action, after one, and after the last', () => {
  const request = (r: number): ActionLog['lines'][number] => ({
    k: 'q',
    i: 10 + r,
    t: 5,
    r,
    m: 'GET',
    u: `/asked/${r}`,
  });
  const [first, ...others] = log.lines;
  if (!first) throw new Error('the log is empty');
  const busy = { ...log, lines: [request(7), first, request(8), request(9), ...others, request(11)] };
  const course = { log: busy, index: indexOf(busy), next: fold(reducers).next };
  const { state } = log.header;
  const met: unknown[] = [];
  let from: Meeting | undefined = { n: 0 };
  while ((from = atOnce(nextMeeting(course, { on: 'request', text: '/' }, { ...from, state }, 4))))
    met.push(from);
  expect(met).toEqual([
    { n: 0, row: 0 },
    { n: 1, row: 2 },
    { n: 1, row: 3 },
    { n: 2, row: 5 },
    { n: 4, row: 10 },
  ]);
  const until1 = { ...course, from: { n: 1, row: 3, state } };
  expect(atOnce(nextMeeting(until1, { on: 'request', text: '/' }, until1.from, 1))).toBeUndefined();
});

test('a breakpoint that cannot be read says so', () => {
  expect(faultOf({ on: 'state', text: 'sum is large' })).toMatch('条件读不懂');
  expect(faultOf({ on: 'type', text: ' ' })).toMatch('请写明');
  expect(faultOf({ on: 'state', text: 'state.count.sum > 2' })).toBeUndefined();
});

test('the address names a place, or a fact of a session', () => {
  expect(placeIn(addressOf(12))).toEqual({ action: 12 });
  expect(placeIn(`?session=${TAB}&action=7`)).toEqual({ session: TAB, action: 7 });
  expect(placeIn('?action=-1')).toEqual({});
  expect(factIn(index.actions, { session: TAB, action: 7 })).toEqual({ n: 3 });
  expect(factIn(index.actions, { session: TAB, action: 8 })).toMatchObject({
    why: expect.stringMatching('第 8 条'),
  });
  expect(factIn(index.actions, { session: 'other', action: 7 })).toMatchObject({
    why: expect.stringMatching('不是会话 other 的'),
  });
});
