import { observeOn, of, queueScheduler, Subject, throwError, type Observable } from 'rxjs';
import { commands } from '#features/publishing/commands';
import type { Draft } from '#features/publishing/contract-draft';
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
import { allOf } from '#src/kernel/when';
import { loadDraft } from '#features/publishing/epics/load';
import { saveFound } from '#features/publishing/policies';
import { events as navigation } from '#features/navigation/events';
import { anEntry } from '#tests/support/builders';
import { DRAFT_ID as ID, someDraft } from '../some-draft';

const edit = events.cellEdited({ node: '概况', rowId: 'name', column: 'particular', typed: '另一个名称' });
const enter = (id: string) =>
  navigation.routeEntered(
    anEntry({ name: 'publishingDetail', params: { id, nodeItemName: '概况' }, isSameRoute: true }),
  );
const loaded = (more: Partial<Draft> = {}) =>
  events.draftLoaded({ draft: someDraft(more), unsaved: 'restore' });
const open = (...heard: readonly Message[]): PublishingState =>
  [enter(ID), loaded(), ...heard].reduce<PublishingState>(reducer, initialState);

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
    events.draftSaved({ id: ID, saved: saved as never, nodes: { 概况: now().edits!.nodes.概况 } }),
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
    const event = loaded({ version });
    const after = stateOf({ publishing: reducer(state.publishing, event) });
    findEdits(of(event), after, ports).subscribe((one) => told.push(one));
    return told[0]?.payload;
  };
  expect(found(3)).toMatchObject({ isOutdated: false });
  expect(found(5)).toMatchObject({ isOutdated: true });
  const discarded = events.draftLoaded({ draft: someDraft(), unsaved: 'discard' });
  findEdits(of(discarded), stateOf(state), ports).subscribe();
  expect(kept.values.size).toBe(0);
});

describe('two drafts in one run', () => {
  const OTHER = '00000000-0000-4000-8000-000000000002';
  const other = loaded({ id: OTHER, version: 7 });
  const nameOf = (state: PublishingState) =>
    state.edits?.nodes.概况.find(({ id }) => id === 'name')?.cells.particular;
  const typed = (text: string) => events.cellEdited({ ...edit.payload, typed: text });

  /** The page with everything that saves, loads and keeps; each answer comes when the test gives it. */
  const visit = (start: PublishingState) => {
    let state: PublishingState = { ...start, globalId: '6001' };
    const kept = memoryStorage();
    const state$ = Object.defineProperty(stateOf({}), 'value', { get: () => ({ publishing: state }) });
    const action$ = new Subject<Message>();
    const asked: { readonly request: ApiRequest; readonly reply$: Subject<ApiReply> }[] = [];
    const send = (request: ApiRequest) => {
      const reply$ = new Subject<ApiReply>();
      asked.push({ request, reply$ });
      return reply$;
    };
    const tell = (message: Message) => {
      state = reducer(state, message);
      action$.next(message);
    };
    allOf(
      changeDraft,
      keepEdits,
      findEdits,
      saveFound,
      loadDraft,
    )(action$, state$, fakePorts({ send, kept }))
      .pipe(observeOn(queueScheduler))
      .subscribe(tell);
    return {
      tell,
      now: () => state,
      asked: () =>
        asked.map(({ request: { path, body } }) => {
          const { id, version } = (body ?? {}) as Readonly<Record<string, unknown>>;
          return [path.split('/').at(-1), id, version];
        }),
      answer: (at: number, data: unknown) => {
        asked[at]?.reply$.next(anAnswer(data));
        asked[at]?.reply$.complete();
      },
      refuse: (at: number) => asked[at]?.reply$.error(new CallRefused(aReply(441, { businessMsg: '不行' }))),
      kept: (id: string): unknown =>
        JSON.parse(kept.values.get(`publishingEdits:6001:${id}`) ?? 'null') as unknown,
    };
  };

  test('a check of the draft before does not put its tree under the edits of the next', () => {
    const { tell, answer, asked, now } = visit(open());
    [commands.check(), enter(OTHER), other, typed('乙'), commands.save()].forEach(tell);
    answer(0, someDraft({ version: 3, isChecked: true }));
    expect(now()).toMatchObject({ draft: { id: OTHER, version: 7 }, saving: 'saving', isChanging: false });
    expect(nameOf(now())).toBe('乙');
    expect(asked()).toEqual([
      ['check', ID, 3],
      ['save', OTHER, 7],
    ]);
    answer(1, { ...saved, version: 8 });
    expect(now()).toMatchObject({ draft: { id: OTHER, version: 8 }, saving: 'rest' });
  });

  test('neither does a check that failed complain in the next', () => {
    const { tell, refuse, now } = visit(open());
    [commands.check(), enter(OTHER), other].forEach(tell);
    const before = now();
    refuse(0);
    expect(now()).toEqual(before);
  });

  test.each(['answered', 'refused'])(
    'a slow save of the draft before, %s, changes nothing of the next',
    (how) => {
      const { tell, answer, refuse, now } = visit(open(edit));
      [commands.save(), enter(OTHER), other].forEach(tell);
      const before = now();
      if (how === 'answered') answer(0, saved);
      else refuse(0);
      expect(now()).toEqual(before);
    },
  );

  test('what followed a save that was under way is asked about the draft and version that was saved', () => {
    const { tell, answer, asked } = visit(open(edit));
    [commands.check(), enter(OTHER), other].forEach(tell);
    answer(0, saved);
    expect(asked()).toEqual([
      ['save', ID, 3],
      ['check', ID, 4],
    ]);
  });

  test('a command that waits for its turn is not about the draft that is open by then', () => {
    const { tell, answer, asked } = visit(open());
    [commands.check(), commands.takeStep({ step: 'submit' }), enter(OTHER), other].forEach(tell);
    answer(0, someDraft({ version: 3, isChecked: true }));
    expect(asked()).toEqual([['check', ID, 3]]);
  });

  test('a draft that comes late does not take the place of the one that is open', () => {
    const { tell, answer, refuse, now } = visit(reducer(initialState, enter(ID)));
    [commands.loadDraft({ id: ID }), enter(OTHER), other, typed('乙')].forEach(tell);
    const before = now();
    answer(0, someDraft());
    expect(now()).toEqual(before);
    tell(commands.loadDraft({ id: ID }));
    refuse(1);
    expect(now()).toEqual(before);
  });

  test('edits that a save contained are kept no longer, though their draft was left', () => {
    const { tell, answer, kept, now } = visit(open());
    tell(edit);
    expect(kept(ID)).toMatchObject({ version: 3 });
    [commands.save(), enter(OTHER), other, typed('乙')].forEach(tell);
    answer(0, saved);
    expect(kept(ID)).toBeNull();
    expect(kept(OTHER)).toMatchObject({ version: 7 });
    [enter(ID), loaded({ version: 4 })].forEach(tell);
    expect(now().saving).toBe('rest');
  });

  test('what was typed after the save began stays, on the version that was saved', () => {
    const { tell, answer, asked, kept, now } = visit(open());
    [edit, commands.save(), typed('更晚的名称'), enter(OTHER), other].forEach(tell);
    answer(0, saved);
    expect(kept(ID)).toMatchObject({ version: 4 });
    [enter(ID), loaded({ version: 4 })].forEach(tell);
    expect(nameOf(now())).toBe('更晚的名称');
    expect(asked().at(-1)).toEqual(['save', ID, 4]);
    expect(now().saving).toBe('saving');
  });

  test('a save that is answered after its draft was opened again counts for it', () => {
    const { tell, answer, asked, kept, now } = visit(open());
    [edit, commands.save(), enter(OTHER), other, enter(ID), loaded()].forEach(tell);
    answer(0, saved);
    expect(now()).toMatchObject({ draft: { id: ID, version: 4 }, saving: 'rest' });
    expect(nameOf(now())).toBe('另一个名称');
    expect(kept(ID)).toBeNull();
    expect(asked()).toHaveLength(1);
  });

  test('an answer from before what stands there changes nothing', () => {
    const { tell, answer, now } = visit(open(edit));
    [commands.save(), enter(OTHER), other, enter(ID), loaded({ version: 5 })].forEach(tell);
    const before = now();
    answer(0, saved);
    expect(now()).toEqual(before);
  });
});
