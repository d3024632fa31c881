import { defineEvents } from '#src/kernel/messages';
import { isListEvent, listReducer, shownIn, type ListState } from '#src/listing/list-state';
import { listEvents } from '#src/listing/messages';

interface View {
  readonly kind?: string;
}
type Page = readonly string[];
const events = defineEvents('things', listEvents<View, Page>());
const reducer = listReducer<View, Page>(events, {});
const problem = { code: 500, message: '系统繁忙' };
const begun = reducer(undefined, events.listRequested({ view: { kind: 'a' } }));
const shown = reducer(begun, events.listLoaded({ page: ['one'] }));

test('a list is asked for, then shown', () => {
  expect(reducer(undefined, { type: '@@INIT' })).toEqual({ status: 'idle', view: {} });
  expect(begun).toEqual({ status: 'loading', view: { kind: 'a' } });
  expect(shown).toEqual({ status: 'shown', view: { kind: 'a' }, page: ['one'] });
});

test('the old rows stay while others come, and are gone when they do not', () => {
  const again = reducer(shown, events.listRequested({ view: { kind: 'b' } }));
  expect(again).toEqual({ status: 'loading', view: { kind: 'b' }, page: ['one'] });
  const failed = reducer(again, events.listFailed({ problem }));
  expect(failed).toEqual({ status: 'failed', view: { kind: 'b' }, problem });
  expect([shown, again, failed].map(shownIn)).toEqual([
    { view: { kind: 'a' }, page: ['one'] },
    undefined,
    undefined,
  ]);
});

test('another question forgets the problem', () => {
  const failed = reducer(begun, events.listFailed({ problem }));
  expect(reducer(failed, events.listRequested({ view: {} }))).toEqual({ status: 'loading', view: {} });
});

test('whatever else is told changes nothing', () => {
  const state: ListState<View, Page> = shown;
  expect(reducer(state, { type: 'others/listLoaded' })).toBe(state);
  expect(isListEvent(events)({ type: 'others/listLoaded' })).toBe(false);
  expect(isListEvent(events)(events.listFailed({ problem }))).toBe(true);
});
