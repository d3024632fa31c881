import { NEVER, observeOn, of, queueScheduler, Subject, throwError, type Observable } from 'rxjs';
import { events as navigation } from '#features/navigation/events';
import { commands } from '#features/publishing/commands';
import type { ImportPreview, Mapping } from '#features/publishing/contract-import';
import {
  acceptImport,
  changeMapping,
  closeImport,
  closeOnLeaving,
  downloadRefusals,
  importFile,
} from '#features/publishing/epics/import';
import { events } from '#features/publishing/events';
import { initialState, reducer, type PublishingState } from '#features/publishing/state';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import { allOf } from '#src/kernel/when';
import { anEntry, stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { DRAFT_ID, someDraft } from '../some-draft';

const preview: ImportPreview = {
  importId: '6f6a1d0e-5f0f-4f0e-9d52-0a4b9f3d1c11',
  fileName: '清单.xlsx',
  sheets: [],
  fields: {},
  outcome: [
    {
      node: '清单',
      rows: 2,
      mendable: 0,
    },
  ],
  replaces: [],
};
const mapping: Mapping = [{ name: '表1', kind: 'bill', fields: [{ index: 0, field: 'code' }] }];
const other: Mapping = [{ name: '表1', kind: 'bill', fields: [{ index: 0, field: null }] }];
const enter = (id: string, nodeItemName = '概况') =>
  navigation.routeEntered(
    anEntry({ name: 'publishingDetail', params: { id, nodeItemName }, isSameRoute: true }),
  );
const draftOpen = [enter(DRAFT_ID), events.draftLoaded({ draft: someDraft(), unsaved: 'restore' })].reduce(
  reducer,
  initialState,
);
const shown = reducer(draftOpen, events.fileUnderstood({ preview, mapping }));
const files = { pick: () => of({ name: '清单.xlsx', content: 'UEsDBA==' }), save: () => undefined };

/** Runs the epics over a state that follows what is told, as the store does. */
const run = (start: PublishingState, send: (request: ApiRequest) => Observable<ApiReply> = () => NEVER) => {
  let state = start;
  const state$ = Object.defineProperty(stateOf({}), 'value', { get: () => ({ publishing: state }) });
  const action$ = new Subject<Message>();
  const told: string[] = [];
  const requests: ApiRequest[] = [];
  const ports = fakePorts({
    send: (request: ApiRequest) => {
      requests.push(request);
      return send(request);
    },
  });
  const dispatch = (message: Message) => {
    told.push(message.type);
    state = reducer(state, message);
    action$.next(message);
  };
  allOf(
    importFile(files),
    changeMapping,
    acceptImport,
    closeImport,
    closeOnLeaving,
    downloadRefusals(files),
  )(action$, state$, ports)
    .pipe(observeOn(queueScheduler))
    .subscribe(dispatch);
  return { dispatch, told, requests, file: () => state.file };
};

test.each([
  ['a first reading', draftOpen, commands.importFile()],
  ['another mapping', shown, commands.changeMapping({ mapping: other })],
])('a workbook that is dropped during %s does not come back', (_, start, command) => {
  const reply$ = new Subject<ApiReply>();
  const { dispatch, file } = run(start, () => reply$);
  dispatch(command);
  expect(file()).toMatchObject({ status: 'reading' });
  dispatch(commands.closeImport());
  reply$.next(anAnswer(preview));
  expect(file()).toBeUndefined();
});

test.each([
  ['another draft', enter('00000000-0000-4000-8000-000000000002')],
  ['the list', navigation.routeEntered(anEntry({ name: 'publishingList' }))],
])('a workbook of one draft is not shown in %s', (_, entry) => {
  const reply$ = new Subject<ApiReply>();
  const { dispatch, file } = run(draftOpen, () => reply$);
  dispatch(commands.importFile());
  dispatch(entry);
  reply$.next(anAnswer(preview));
  expect(file()).toBeUndefined();
});

test('another node of the same draft leaves the reading alone', () => {
  const reply$ = new Subject<ApiReply>();
  const { dispatch, file } = run(draftOpen, () => reply$);
  dispatch(commands.importFile());
  dispatch(enter(DRAFT_ID, '清单'));
  reply$.next(anAnswer(preview));
  expect(file()).toMatchObject({ status: 'shown', preview });
});

test('the answer about a former workbook does not take the place of a new one', () => {
  const replies = [new Subject<ApiReply>(), new Subject<ApiReply>()] as const;
  let asked = 0;
  const { dispatch, file } = run(shown, () => replies[asked++] ?? NEVER);
  dispatch(commands.changeMapping({ mapping: other }));
  dispatch(commands.importFile());
  replies[0].next(anAnswer(preview));
  expect(file()).toEqual({ status: 'reading', mapping: [], isReadAsMapped: false });
});

test('a mapping stands as it was said before it is read, and where it cannot be read goes into no draft', () => {
  const reply$ = new Subject<ApiReply>();
  const { dispatch, requests, file } = run(shown, () => reply$);
  dispatch(commands.changeMapping({ mapping: other }));
  expect(file()).toMatchObject({ status: 'reading', mapping: other, preview });
  reply$.error(new CallRefused(aReply(441, { businessMsg: '读不成' })));
  expect(file()).toMatchObject({ status: 'failed', mapping: other, problem: { message: '读不成' } });
  dispatch(commands.acceptImport({ withRefused: true }));
  expect(requests).toHaveLength(1);
});

test('a workbook is neither dropped nor read otherwise while its rows are on their way', () => {
  const reply$ = new Subject<ApiReply>();
  const { dispatch, told, requests, file } = run(shown, () => reply$);
  dispatch(commands.acceptImport({ withRefused: true }));
  expect(file()).toMatchObject({ status: 'storing' });
  dispatch(commands.closeImport());
  dispatch(commands.changeMapping({ mapping: other }));
  expect(file()).toMatchObject({ status: 'storing', mapping });
  expect(requests).toHaveLength(1);
  reply$.next(anAnswer({ version: 4 }));
  expect(file()).toBeUndefined();
  expect(told.at(-1)).toBe(commands.loadDraft.type);
});

test('a draft that was left meanwhile is not loaded in the place of another', () => {
  const reply$ = new Subject<ApiReply>();
  const { dispatch, told } = run(shown, () => reply$);
  dispatch(commands.acceptImport({ withRefused: true }));
  dispatch(enter('00000000-0000-4000-8000-000000000002'));
  reply$.next(anAnswer({ version: 4 }));
  expect(told).not.toContain(commands.loadDraft.type);
});

test('a list of refused rows that does not come opens no workbook in another draft', () => {
  const reply$ = new Subject<ApiReply>();
  const { dispatch, file } = run(shown, () => reply$);
  dispatch(commands.downloadRefusals());
  dispatch(enter('00000000-0000-4000-8000-000000000002'));
  reply$.error(new CallRefused(aReply(500, { businessMsg: '出错了' })));
  expect(file()).toBeUndefined();
});

test('rows that did not go in may go in again', () => {
  const refused = () => throwError(() => new CallRefused(aReply(441, { businessMsg: '草稿已变' })));
  const { dispatch, requests, file } = run(shown, refused);
  dispatch(commands.acceptImport({ withRefused: true }));
  expect(file()).toMatchObject({ status: 'failed', problem: { message: '草稿已变' }, isReadAsMapped: true });
  dispatch(commands.acceptImport({ withRefused: true }));
  expect(requests).toHaveLength(2);
});
