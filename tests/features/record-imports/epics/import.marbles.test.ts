import { NEVER, observeOn, of, queueScheduler, Subject, tap, throwError, type Observable } from 'rxjs';
import { events as navigation } from '#features/navigation/events';
import { commands } from '#features/record-imports/commands';
import type { ImportPreview } from '#features/record-imports/contract';
import {
  accept,
  changeChoices,
  chooseFile,
  close,
  closeOnLeaving,
  downloadRefusals,
} from '#features/record-imports/epics';
import { events } from '#features/record-imports/events';
import { selectChoices, selectIsReadAsChosen } from '#features/record-imports/selectors';
import { initialState, reducer, ROUTE, type RecordImportsState } from '#features/record-imports/state';
import { tracked } from '#features/record-imports/tracked';
import { fieldOf, withColumn, withValue } from '#features/record-imports/ui/choose';
import type { Epic } from '#src/kernel/epic';
import type { RootState } from '#src/kernel/state';
import { allOf } from '#src/kernel/when';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import { anEntry, stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';

const preview: ImportPreview = {
  importId: '6f6a1d0e-5f0f-4f0e-9d52-0a4b9f3d1c11',
  kind: 'projects',
  fileName: '台账.csv',
  format: 'CSV',
  headerLine: 1,
  isRemembered: false,
  earlier: null,
  columns: [
    {
      header: '报价',
      label: null,
      note: '',
      exampleCells: ['1'],
      likely: ['总造价'],
    },
  ],
  wanted: [],
  missing: [],
  choices: {
    map: [],
    assume: [],
  },
  notes: [],
  totals: 0,
  titles: 0,
  accepted: 2,
  shown: {
    heads: [],
    recordCells: [],
  },
  refusedCount: 0,
  refused: [],
};
const receipt = { kind: 'projects', stored: 2, refused: 1, href: '/commonproj/index?source=imported' };
const shown = reducer(initialState, events.fileUnderstood({ preview }));

/** Runs the epics over a state that follows what is told, as the store does. */
const run = (
  epic: Epic,
  start: RecordImportsState,
  send: (request: ApiRequest) => Observable<ApiReply> = () => NEVER,
) => {
  let state = start;
  const state$ = Object.defineProperty(stateOf({}), 'value', { get: () => ({ recordImports: state }) });
  const action$ = new Subject<Message>();
  const told: Message[] = [];
  const requests: ApiRequest[] = [];
  const ports = fakePorts({
    send: (request: ApiRequest) => {
      requests.push(request);
      return send(request);
    },
  });
  const dispatch = (message: Message) => {
    state = reducer(state, message);
    action$.next(message);
  };
  allOf(epic, close, closeOnLeaving)(action$, state$, ports)
    .pipe(
      tap((event) => told.push(event)),
      observeOn(queueScheduler),
    )
    .subscribe(dispatch);
  return { dispatch, told, requests, now: () => state };
};
const enter = (kind: string, name = ROUTE) =>
  navigation.routeEntered(anEntry({ name, query: { kind }, isSameRoute: true }));
const here = { ...shown, isHere: true };
const files = { pick: () => of({ name: '台账.csv', content: '5bel56iL' }), save: () => undefined };
const choices = withValue(shown.choices, '税口径', '除税');
const { importId } = preview;
const root = (recordImports: RecordImportsState): RootState => ({ recordImports });

test('a chosen file goes to the server and never into the store', () => {
  const { dispatch, told, requests, now } = run(chooseFile(files), initialState, () => of(anAnswer(preview)));
  dispatch(commands.chooseFile());
  expect(requests[0]?.body).toEqual({ kind: 'projects', fileName: '台账.csv', workbook: '5bel56iL' });
  expect(now()).toMatchObject({ status: 'shown', preview: { accepted: 2 } });
  expect(JSON.stringify([told, now()])).not.toContain('5bel56iL');
});

test('a mapping under which nothing can be read is told beside what was shown before', () => {
  const refused = () => throwError(() => new CallRefused(aReply(441, { businessMsg: '两列都像是总造价' })));
  const { dispatch, now } = run(changeChoices, shown, refused);
  dispatch(commands.changeChoices({ choices: { map: [['报价', '总造价']], assume: [] } }));
  expect(now()).toMatchObject({ status: 'shown', preview: { importId: preview.importId } });
  expect(now().problem?.message).toBe('两列都像是总造价');
});

test('rows are asked for once while they are on their way; their receipt is a fact', () => {
  const reply$ = new Subject<ApiReply>();
  const { dispatch, told, requests, now } = run(accept, shown, () => reply$);
  dispatch(commands.accept({ importId }));
  dispatch(commands.accept({ importId }));
  expect(requests).toHaveLength(1);
  expect(now().status).toBe('storing');
  reply$.next(anAnswer(receipt));
  expect(now()).toMatchObject({ status: 'stored', receipt });
  expect(told.map((event) => tracked(event as Parameters<typeof tracked>[0])).filter(Boolean)).toEqual([
    { fncode: '280504', query: { kind: 'projects', stored: 2, refused: 1 } },
  ]);
});

test('a file that is dropped while it is read again does not come back', () => {
  const reply$ = new Subject<ApiReply>();
  const { dispatch, now } = run(changeChoices, here, () => reply$);
  dispatch(commands.changeChoices({ choices }));
  expect(now().status).toBe('reading');
  dispatch(commands.close());
  reply$.next(anAnswer(preview));
  expect(now()).toMatchObject({ status: 'rest' });
  expect(now().preview).toBeUndefined();
});

test('the answer about a former file does not take the place of a new one', () => {
  const reply$ = new Subject<ApiReply>();
  const { dispatch, now } = run(changeChoices, here, () => reply$);
  dispatch(commands.changeChoices({ choices }));
  dispatch(events.readingRequested({}));
  reply$.next(anAnswer(preview));
  expect(now()).toMatchObject({ status: 'reading' });
  expect(now().preview).toBeUndefined();
});

test.each([
  ['another kind', enter('labor')],
  ['another page', enter('projects', 'home')],
])('a file that is read while %s is chosen is shown under no other words', (_, entry) => {
  for (const [epic, start, command] of [
    [chooseFile(files), { ...initialState, isHere: true }, commands.chooseFile()],
    [changeChoices, here, commands.changeChoices({ choices })],
  ] as const) {
    const reply$ = new Subject<ApiReply>();
    const { dispatch, now } = run(epic, start, () => reply$);
    dispatch(command);
    expect(now().status).toBe('reading');
    dispatch(entry);
    reply$.next(anAnswer(preview));
    expect(now()).toMatchObject({ status: 'rest' });
    expect(now().preview).toBeUndefined();
  }
});

test('the same kind by another address leaves the reading alone', () => {
  const reply$ = new Subject<ApiReply>();
  const { dispatch, now } = run(chooseFile(files), { ...initialState, isHere: true }, () => reply$);
  dispatch(commands.chooseFile());
  dispatch(enter('projects'));
  reply$.next(anAnswer(preview));
  expect(now()).toMatchObject({ status: 'shown', preview: { importId } });
});

test('a file is neither dropped nor read otherwise while its rows are stored', () => {
  const reply$ = new Subject<ApiReply>();
  const { dispatch, requests, now } = run(allOf(accept, changeChoices), here, () => reply$);
  dispatch(commands.accept({ importId }));
  dispatch(commands.close());
  dispatch(commands.changeChoices({ choices }));
  expect(now()).toMatchObject({ status: 'storing', preview: { importId } });
  expect(requests).toHaveLength(1);
  reply$.next(anAnswer(receipt));
  expect(now()).toMatchObject({ status: 'stored', receipt });
});

test('rows that were stored after their page was left are told, and are nobody else’s receipt', () => {
  const replies = [new Subject<ApiReply>(), new Subject<ApiReply>()] as const;
  let asked = 0;
  const { dispatch, told, now } = run(accept, here, () => replies[asked++] ?? NEVER);
  const other = { ...preview, importId: 'b0000000-5f0f-4f0e-9d52-0a4b9f3d1c11', kind: 'labor' };
  dispatch(commands.accept({ importId }));
  dispatch(enter('labor'));
  dispatch(events.fileUnderstood({ preview: other }));
  dispatch(commands.accept({ importId }));
  expect(asked).toBe(1);
  dispatch(commands.accept({ importId: other.importId }));
  replies[0].next(anAnswer(receipt));
  expect(told).toContainEqual(
    expect.objectContaining({ type: events.recordsImported.type, payload: { importId, receipt } }),
  );
  expect(now()).toMatchObject({ kind: 'labor', status: 'storing', preview: { kind: 'labor' } });
  expect(now().receipt).toBeUndefined();
  replies[1].error(new CallRefused(aReply(441, { businessMsg: '没有可导入的行' })));
  expect(now()).toMatchObject({ status: 'shown', problem: { message: '没有可导入的行' } });
});

test('a second change before the answer to the first is built on it', () => {
  const { dispatch, requests, now } = run(changeChoices, here);
  const [column] = preview.columns;
  if (!column) throw new Error('no column');
  dispatch(commands.changeChoices({ choices: withValue(selectChoices(root(now())), '税口径', '除税') }));
  dispatch(commands.changeChoices({ choices: withColumn(selectChoices(root(now())), column, '总造价') }));
  expect(requests.at(-1)?.body).toEqual({
    importId,
    choices: { map: [['报价', '总造价']], assume: [['税口径', '除税']] },
  });
  expect(fieldOf(now().choices, column)).toBe('总造价');
});

test('nothing is stored that was not shown, and what is stored and what is downloaded are read alike', () => {
  const refused = () => throwError(() => new CallRefused(aReply(441, { businessMsg: '两列都像是总造价' })));
  const epics = allOf(changeChoices, accept, downloadRefusals(files));
  const { dispatch, requests, now } = run(epics, here, refused);
  dispatch(commands.changeChoices({ choices }));
  expect(selectIsReadAsChosen(root(now()))).toBe(false);
  dispatch(commands.accept({ importId }));
  expect(requests).toHaveLength(1);
  dispatch(events.fileUnderstood({ preview: { ...preview, choices } }));
  expect(selectIsReadAsChosen(root(now()))).toBe(true);
  dispatch(commands.downloadRefusals());
  dispatch(commands.accept({ importId }));
  expect(requests.slice(1).map(({ body }) => body)).toEqual([
    { importId, choices },
    { importId, choices },
  ]);
});

test('a list of refused rows that does not come leaves the storing of the others alone', () => {
  const replies = [new Subject<ApiReply>(), new Subject<ApiReply>()] as const;
  let asked = 0;
  const epics = allOf(accept, downloadRefusals(files));
  const { dispatch, now } = run(epics, here, () => replies[asked++] ?? NEVER);
  dispatch(commands.downloadRefusals());
  dispatch(commands.accept({ importId }));
  replies[0].error(new CallRefused(aReply(500, { businessMsg: '出错了' })));
  expect(now()).toMatchObject({ status: 'storing' });
  expect(now().problem).toBeUndefined();
});

test('a field has one column, a column may be none, a value may go', () => {
  const [column] = preview.columns;
  if (!column) throw new Error('no column');
  const once = withColumn({ map: [['总价', '总造价']], assume: [] }, column, '总造价');
  expect(once.map).toEqual([['报价', '总造价']]);
  expect(withColumn(once, column, '').map).toEqual([]);
  expect(withColumn(once, { ...column, label: '总造价' }, '').map).toEqual([['报价', '不导入']]);
  const said = withValue(once, '税口径', '除税');
  expect(said.assume).toEqual([['税口径', '除税']]);
  expect(withValue(said, '税口径', '').assume).toEqual([]);
});
