import { of, Subject, throwError, type Observable } from 'rxjs';
import { commands } from '#features/publishing/commands';
import { changeDraft } from '#features/publishing/epics/change';
import { autosave, findEdits, keepEdits } from '#features/publishing/epics/edit';
import { events } from '#features/publishing/events';
import { initialState, reducer, type PublishingState } from '#features/publishing/state';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import { marbles } from '#tests/support/marbles';
import { fakePorts, memoryStorage } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { stateOf } from '#tests/support/builders';
import { DRAFT_ID as ID, someDraft } from '../some-draft';

const edit = events.cellEdited({ node: '概况', rowId: 'name', column: 'particular', typed: '另一个名称' });
const open = (...heard: readonly Message[]): PublishingState =>
  [events.draftLoaded({ draft: someDraft(), unsaved: 'restore' }), ...heard].reduce<PublishingState>(
    reducer,
    initialState,
  );

/** Runs the epic over a state that follows its events, as the store does. */
const run = (start: PublishingState, send: (request: ApiRequest) => Observable<ApiReply>) => {
  let state = start;
  const state$ = Object.defineProperty(stateOf({}), 'value', {
    get: () => ({ publishing: state }),
  });
  const action$ = new Subject<Message>();
  const told: Message[] = [];
  const requests: ApiRequest[] = [];
  const ports = fakePorts({
    send: (request: ApiRequest) => {
      requests.push(request);
      return send(request);
    },
  });
  changeDraft(action$, state$, ports).subscribe((event) => {
    state = reducer(state, event);
    told.push(event);
  });
  return { action$, told, requests, now: () => state };
};
const saved = { status: 'draft', version: 4, savedAt: '2026-01-01T00:00:01.000Z' };
const answer = (request: ApiRequest) =>
  of(anAnswer(request.path.endsWith('save') ? saved : someDraft({ version: 4, isChecked: true })));

test('edits go to the server before the check, which asks about the version they became', () => {
  const { action$, requests, now } = run(open(edit), answer);
  action$.next(commands.check());
  expect(requests.map(({ path }) => path)).toEqual(['/pb/publishing/save', '/pb/publishing/check']);
  expect(requests[0]?.body).toMatchObject({ id: ID, version: 3, nodes: [{ node: '概况' }] });
  expect(requests[1]?.body).toEqual({ id: ID, version: 4 });
  expect(now().draft).toMatchObject({ version: 4, isChecked: true });
});

test('without edits a save asks nothing', () => {
  const { action$, requests } = run(open(), answer);
  action$.next(commands.save());
  expect(requests).toEqual([]);
});

test('a conflict is kept in sight: nothing is sent until the member has decided, nothing typed is lost', () => {
  const refused = () =>
    throwError(() => new CallRefused(aReply(441, { businessMsg: '这份草稿已在别处保存到第 9 版' })));
  const { action$, requests, now } = run(open(edit), refused);
  action$.next(commands.check());
  action$.next(commands.save());
  expect(requests).toHaveLength(1);
  expect(now()).toMatchObject({ saving: 'outdated', savingProblem: { code: 441 } });
  expect(now().edits?.nodes.概况.find(({ id }) => id === 'name')?.cells.particular).toBe('另一个名称');
});

test('what was typed while a save was under way stays unsaved', () => {
  const reply$ = new Subject<ApiReply>();
  const { action$, now } = run(open(edit), () => reply$);
  action$.next(commands.save());
  const later = reducer(now(), events.cellEdited({ ...edit.payload, typed: '更晚的名称' }));
  const sent = reducer(
    later,
    events.draftSaved({ saved: saved as never, nodes: { 概况: now().edits!.nodes.概况 } }),
  );
  expect(sent.edits?.nodes.概况).not.toEqual(sent.edits?.saved.概况);
});

test(
  '[DATA-006] saves follow the typing when it rests',
  marbles(({ hot, expectObservable }) => {
    const typing = hot('aa 500ms a', { a: edit });
    expectObservable(autosave(typing, stateOf({}), fakePorts())).toBe('502ms 1500ms s', {
      s: expect.objectContaining({ type: 'publishing/save' }),
    });
  }),
);

test('unsaved edits are kept for their account and found again, or named as outdated', () => {
  const kept = memoryStorage();
  const ports = fakePorts({ kept });
  const state = { publishing: { ...open(edit), globalId: '6001' } };
  keepEdits(of(edit), stateOf(state), ports).subscribe();
  expect([...kept.values.keys()]).toEqual([`publishingEdits:6001:${ID}`]);
  const found = (version: number) => {
    const told: Message[] = [];
    const event = events.draftLoaded({ draft: someDraft({ version }), unsaved: 'restore' });
    findEdits(of(event), stateOf(state), ports).subscribe((one) => told.push(one));
    return told[0]?.payload;
  };
  expect(found(3)).toMatchObject({ isOutdated: false });
  expect(found(5)).toMatchObject({ isOutdated: true });
  const discarded = events.draftLoaded({ draft: someDraft(), unsaved: 'discard' });
  findEdits(of(discarded), stateOf(state), ports).subscribe();
  expect(kept.values.size).toBe(0);
});
