import { events } from '#features/analysis/events';
import { reducer, type AnalysisState } from '#features/analysis/state';
import { events as auth } from '#features/auth/events';
import type { EventRow } from '#features/analysis/contract/streams';
import type { DomainEvent } from '#src/kernel/messages';

const after = (...heard: readonly DomainEvent[]): AnalysisState =>
  heard.reduce<AnalysisState | undefined>(reducer, undefined) ?? reducer(undefined, { type: 'none' });
const fact = (id: string) => ({ id }) as EventRow;
const page = (ids: readonly string[], next: string | null) =>
  events.partLoaded({ part: 'events', data: { events: ids.map(fact), next } });
const problem = { code: 500, message: '断了' };
const place = { screen: 'events', params: { from: '2026-11-01' } } as const;

test('the next page goes below the rows that are shown, and names the one after it', () => {
  const { parts } = after(page(['9', '8'], '8'), events.moreLoaded({ rows: [fact('7')], next: null }));
  expect(parts.events?.data).toEqual({ events: [fact('9'), fact('8'), fact('7')], next: null });
});

test('a next page without a first one is dropped', () => {
  expect(after(events.moreLoaded({ rows: [fact('7')], next: null })).parts.events).toBeUndefined();
});

test('a corrected bad event keeps its line, with its outcome; the others are left alone', () => {
  const rows = [
    { id: '1', outcome: null },
    { id: '2', outcome: null },
  ] as never;
  const shown = events.partLoaded({ part: 'badEvents', data: { reasons: [], events: rows } });
  const { parts } = after(shown, events.badFactSettled({ id: '2', outcome: 'stored' }));
  expect(parts.badEvents?.data?.events).toEqual([
    { id: '1', outcome: null },
    { id: '2', outcome: 'stored' },
  ]);
});

test('a refused correction says why of its own event, until it is sent again or taken', () => {
  const problem = { kind: 'refused', statusCode: 400, message: '仍不能入库' } as never;
  const submitted = events.badFactSubmitted({ id: '2' });
  const refused = events.badFactRejected({ id: '2', problem });
  expect(after(submitted).settling).toEqual({ id: '2', isUnderWay: true });
  expect(after(submitted, refused)).toMatchObject({ settling: { id: '2', isUnderWay: false, problem } });
  expect(after(submitted, refused).problem).toBeUndefined();
  expect(after(refused, submitted).settling).toEqual({ id: '2', isUnderWay: true });
  expect(after(refused, events.badFactSettled({ id: '2', outcome: 'stored' })).settling).toBeUndefined();
  expect(after(refused, events.screenOpened({ screen: 'sql', params: {} })).settling).toBeUndefined();
});

test('live facts come oldest first, and the latest 2,000 are kept', () => {
  const many = Array.from({ length: 2_001 }, (_, at) => fact(String(at)));
  const { rows } = after(
    events.factsArrived({ rows: many }),
    events.factsArrived({ rows: [fact('new')] }),
  ).live;
  expect(rows).toHaveLength(2_000);
  expect([rows[0], rows.at(-1)]).toEqual([fact('2'), fact('new')]);
});

test('a fact that is told twice stands once', () => {
  const { rows } = after(
    events.factsArrived({ rows: [fact('1'), fact('2')] }),
    events.factsArrived({ rows: [fact('2'), fact('3')] }),
  ).live;
  expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('a stream that was refused says so until facts arrive again', () => {
  const refused = after(events.liveFailed({ problem }));
  expect(refused.live.problem).toEqual(problem);
  expect(reducer(refused, events.factsArrived({ rows: [fact('1')] })).live.problem).toBeUndefined();
});

test('what is shown stops at a fact, and runs again', () => {
  const paused = after(events.livePaused({ upTo: '5' }));
  expect(paused.live.upTo).toBe('5');
  expect(reducer(paused, events.livePaused({})).live).not.toHaveProperty('upTo');
});

test('a statement that fails runs no longer, and its problem is gone with the next', () => {
  const failed = after(events.sqlRequested({ sql: 'select 1' }), events.workFailed({ work: 'sql', problem }));
  expect(failed.sql.running).toBeUndefined();
  expect(failed.problem).toEqual(problem);
  const again = reducer(failed, events.sqlRequested({ sql: 'select 2' }));
  expect(again.sql.running).toBe('select 2');
  expect(again.problem).toBeUndefined();
});

test('a result is that of its statement; one that comes for another is dropped', () => {
  const result = { columns: ['n'], rows: [[1]], isCut: false, ms: 1 };
  const asked = after(events.sqlRequested({ sql: 'select 1' }), events.sqlRequested({ sql: 'select 2' }));
  expect(reducer(asked, events.sqlAnswered({ sql: 'select 1', result })).sql).toEqual({
    running: 'select 2',
  });
  const answered = reducer(asked, events.sqlAnswered({ sql: 'select 2', result }));
  expect(answered.sql).toEqual({ answer: { sql: 'select 2', result } });
  const elsewhere = reducer(answered, auth.loggedOut({ by: 'member' }));
  expect(reducer(elsewhere, events.sqlAnswered({ sql: 'select 2', result })).sql).toEqual({});
});

test('a screen whose question was emptied shows no answer; those of other screens stay', () => {
  const tab = events.partLoaded({ part: 'tab', data: { events: [fact('1')], holes: [] } });
  const session = (params: Readonly<Record<string, string>>) =>
    events.screenOpened({ screen: 'session', params });
  const shown = after(session({ tab: 'tab-1' }), tab, page(['9'], null));
  expect(shown.parts.tab?.data).toBeDefined();
  const { parts } = reducer(shown, session({}));
  expect(parts.tab).toBeUndefined();
  expect(parts.events?.data).toBeDefined();
});

test('what is settled is counted among the bad no more', () => {
  const row = (id: string) => ({ id, at: '', reason: 'no JSON', body: { fncode: '1' }, outcome: null });
  const reasons = (events_: number) => [{ reason: 'no JSON', fncode: '1', events: events_ }];
  const shown = after(
    events.partLoaded({ part: 'badEvents', data: { reasons: reasons(2), events: [row('1'), row('2')] } }),
  );
  const once = reducer(shown, events.badFactSettled({ id: '1', outcome: 'stored' }));
  expect(once.parts.badEvents?.data?.reasons).toEqual(reasons(1));
  const twice = reducer(once, events.badFactSettled({ id: '2', outcome: 'dismissed' }));
  expect(twice.parts.badEvents?.data?.reasons).toEqual([]);
});

test('what the live view is filtered by stands in its address', () => {
  expect(after(events.screenOpened({ screen: 'live', params: { text: '200101' } })).live.text).toBe('200101');
});

test('what was saved last is known by its id, and nothing was before it was', () => {
  const refused = after(events.workFailed({ work: 'view', problem }));
  expect(refused.saved).toBeUndefined();
  expect(reducer(refused, events.viewSaved({ view: { id: '7' } as never })).saved).toBe('7');
});

test('what one analyst saw is no other one’s; the screen stays', () => {
  const left = after(events.screenOpened(place), page(['9'], null), auth.loggedOut({ by: 'member' }));
  expect(left).toEqual({ ...after(), place });
});

test('what is asked of the maintenance anew takes away what became of the one before; what is done has a receipt', () => {
  const refused = after(events.workFailed({ work: 'maintenance', problem }));
  expect(refused.problem).toEqual(problem);
  const asked = reducer(refused, events.maintenanceRequested());
  expect(asked.problem).toBeUndefined();
  const erased = reducer(asked, events.personErased({ receipt: 'SC1', how: 'deleted' }));
  expect(erased).toMatchObject({ erasure: { receipt: 'SC1', how: 'deleted' } });
  expect(erased.problem).toBeUndefined();
  for (const next of [events.maintenanceRequested(), events.screenOpened(place)])
    expect(reducer(erased, next).erasure).toBeUndefined();
});
