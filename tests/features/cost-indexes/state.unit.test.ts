import { events as auth } from '#features/auth/events';
import { EMPTY_DRAFT } from '#features/cost-indexes/contact-draft';
import { events } from '#features/cost-indexes/events';
import { initialState, reducer } from '#features/cost-indexes/state';
import { tracked } from '#features/cost-indexes/tracked';
import { aUser } from '#tests/support/builders';
import { givenTo } from '#tests/support/given';
import { aList, aResult } from './some-index';

const given = givenTo(reducer);
const problem = { code: 500, message: '服务繁忙' };
const found = aList();
const result = aResult();
const query = { id: 'composite-1' };
const viewed = events.indexViewed({ id: 'composite-1', view: {} });
const shown = [viewed, events.indexRequested({ query }), events.indexLoaded({ result })];
const draft = { ...EMPTY_DRAFT, note: '需要早年的指数' };

test('the old list stays on the screen while the new one is on its way', () =>
  given([
    events.listLoaded({ page: found }),
    events.listRequested({ view: { category: '材料' } }),
  ]).thenSelects(({ list }) => list, { status: 'loading', view: { category: '材料' }, page: found }));

test('a failed search says why and keeps what was asked', () =>
  given([events.listRequested({ view: { areaId: '20' } }), events.listFailed({ problem })]).thenSelects(
    ({ list }) => list,
    { status: 'failed', view: { areaId: '20' }, problem },
  ));

test('another view of the same series keeps its figures', () =>
  given([...shown, events.indexViewed({ id: 'composite-1', view: { base: '2022-01' } })]).thenSelects(
    ({ detail }) => detail,
    { status: 'shown', id: 'composite-1', view: { base: '2022-01' }, query, result },
  ));

test('another series starts from nothing', () =>
  given([...shown, events.indexViewed({ id: 'rebar-1', view: {} })]).thenSelects(({ detail }) => detail, {
    status: 'loading',
    id: 'rebar-1',
    view: {},
  }));

test('a lost series says why, and forgets it with the next try', () => {
  const lost = [viewed, events.indexRequested({ query }), events.indexFailed({ problem })];
  given(lost).thenSelects(({ detail }) => detail.problem, problem);
  given([...lost, events.indexRequested({ query })]).thenSelects(({ detail }) => detail.problem, undefined);
});

test('what became of copying is forgotten with the next view', () => {
  given([...shown, events.citationCopied()]).thenSelects(({ detail }) => detail.copied, 'done');
  given([...shown, events.copyRejected()]).thenSelects(({ detail }) => detail.copied, 'refused');
  given([...shown, events.copyRejected(), viewed]).thenSelects(({ detail }) => detail.copied, undefined);
});

test('a form that could not be sent keeps what was typed and says why', () =>
  given([
    events.draftKept({ draft }),
    events.contactRequested(),
    events.contactFailed({ problem: { code: 442, message: '提交过于频繁，请稍后再试' } }),
  ]).thenSelects(({ contact }) => contact, {
    status: 'filling',
    draft,
    complaint: { at: 'form', message: '提交过于频繁，请稍后再试' },
  }));

test('a sent form is empty, with its number; then it may be filled again', () => {
  const sent = [
    events.draftFound({ draft }),
    events.contactRequested(),
    events.contactAdded({ number: 'LX1' }),
  ];
  given(sent).thenSelects(({ contact }) => contact, { status: 'sent', draft: EMPTY_DRAFT, number: 'LX1' });
  given([...sent, events.formCleared()]).thenSelects(({ contact }) => contact, initialState.contact);
});

test('nothing of one member is left for the next', () => {
  const loggedIn = (globalId: string) => auth.loggedIn({ user: aUser({ globalId }), way: 'account' });
  given([loggedIn('6001'), ...shown, auth.loggedOut({ by: 'member' })]).then(initialState);
  given([loggedIn('6001'), ...shown, loggedIn('6001')]).thenSelects(({ detail }) => detail.result, result);
  given([loggedIn('6001'), ...shown, loggedIn('6002')]).then({ ...initialState, globalId: '6002' });
});

test('what analysts are told', () => {
  expect(tracked(events.listSeen({ total: 1 }))).toEqual({ fncode: '220101', query: { total: 1 } });
  expect(tracked(events.indexLoaded({ result }))).toEqual({ fncode: '220201', query: { id: 'composite-1' } });
  expect(tracked(events.contactAdded({ number: 'LX1' }))).toEqual({ fncode: '220501', query: { ok: true } });
  expect(tracked(events.contactFailed({ problem }))?.query).toEqual({ ok: false, statusCode: 500 });
  expect(tracked(events.indexFailed({ problem }))?.fncode).toBe('900101');
  expect(tracked(viewed)).toBeUndefined();
});
