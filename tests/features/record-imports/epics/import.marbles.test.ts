import { of, Subject, throwError, type Observable } from 'rxjs';
import { commands } from '#features/record-imports/commands';
import type { ImportPreview } from '#features/record-imports/contract';
import { accept, changeChoices, chooseFile } from '#features/record-imports/epics';
import { events } from '#features/record-imports/events';
import { initialState, reducer, type RecordImportsState } from '#features/record-imports/state';
import { tracked } from '#features/record-imports/tracked';
import { withColumn, withValue } from '#features/record-imports/ui/choose';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';

const preview: ImportPreview = {
  importId: '6f6a1d0e-5f0f-4f0e-9d52-0a4b9f3d1c11',
  ...{
    kind: 'projects',
    fileName: '台账.csv',
    format: 'CSV',
    headerLine: 1,
    isRemembered: false,
    earlier: null,
  },
  columns: [{ header: '报价', label: null, note: '', exampleCells: ['1'], likely: ['总造价'] }],
  ...{ missing: [], choices: { map: [], assume: [] }, notes: [], totals: 0, titles: 0, accepted: 2 },
  ...{ shown: { heads: [], recordCells: [] }, refusedCount: 0, refused: [] },
};
const receipt = { kind: 'projects', stored: 2, refused: 1, href: '/commonproj/index?source=imported' };
const shown = reducer(initialState, events.fileUnderstood({ preview }));

/** Runs the epic over a state that follows its events, as the store does. */
const run = (epic: Epic, start: RecordImportsState, send: (request: ApiRequest) => Observable<ApiReply>) => {
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
  epic(action$, state$, ports).subscribe((event) => {
    state = reducer(state, event);
    told.push(event);
  });
  return { action$, told, requests, now: () => state };
};

test('a chosen file goes to the server and never into the store', () => {
  const files = { pick: () => of({ name: '台账.csv', content: '5bel56iL' }), save: () => undefined };
  const { action$, told, requests, now } = run(chooseFile(files), initialState, () => of(anAnswer(preview)));
  action$.next(commands.chooseFile());
  expect(requests[0]?.body).toEqual({ kind: 'projects', fileName: '台账.csv', workbook: '5bel56iL' });
  expect(now()).toMatchObject({ status: 'shown', preview: { accepted: 2 } });
  expect(JSON.stringify([told, now()])).not.toContain('5bel56iL');
});

test('a mapping under which nothing can be read is told beside what was shown before', () => {
  const refused = () => throwError(() => new CallRefused(aReply(441, { businessMsg: '两列都像是总造价' })));
  const { action$, now } = run(changeChoices, shown, refused);
  action$.next(commands.changeChoices({ choices: { map: [['报价', '总造价']], assume: [] } }));
  expect(now()).toMatchObject({ status: 'shown', preview: { importId: preview.importId } });
  expect(now().problem?.message).toBe('两列都像是总造价');
});

test('rows are asked for once while they are on their way; their receipt is a fact', () => {
  const reply$ = new Subject<ApiReply>();
  const { action$, told, requests, now } = run(accept, shown, () => reply$);
  action$.next(commands.accept());
  action$.next(commands.accept());
  expect(requests).toHaveLength(1);
  expect(now().status).toBe('storing');
  reply$.next(anAnswer(receipt));
  expect(now()).toMatchObject({ status: 'stored', receipt });
  expect(told.map((event) => tracked(event as Parameters<typeof tracked>[0])).filter(Boolean)).toEqual([
    { fncode: '280504', query: { kind: 'projects', stored: 2, refused: 1 } },
  ]);
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
