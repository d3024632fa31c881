import { of, throwError } from 'rxjs';
import { events as auth } from '../../../../features/auth/events';
import { commands } from '../../../../features/exports/commands';
import { exportList } from '../../../../features/exports/epics/export-list';
import { events } from '../../../../features/exports/events';
import type { ExportPorts } from '../../../../features/exports/ports';
import type { Message } from '../../../../src/kernel/messages';
import { CallRefused, type ApiRequest } from '../../../../src/kernel/send';
import type { TableFile } from '../../../../src/tables/table-file';
import { stateOf } from '../../../support/builders';
import { marbles } from '../../../support/marbles';
import { fakePorts } from '../../../support/ports';
import { anAnswer, aReply } from '../../../support/replies';
import { aList } from '../a-list';

const page = (rows: readonly string[], next: string | null) =>
  anAnswer({ rows, next, total: { count: 3, exact: true } });
const first = page(['甲楼', '乙楼'], 'b');
const last = page(['丙楼'], null);

const all = commands.exportList({ list: 'projects', format: 'xlsx', scope: 'all' });
const shown = commands.exportList({ list: 'projects', format: 'csv', scope: 'page' });
const cancel = commands.cancelExport();
const out = auth.loggedOut({ by: 'member' } as never);

const told = {
  S: events.exportStarted(all.payload, all),
  P: events.exportProgressed({ done: 2, total: 3 }, all),
  Q: events.exportProgressed({ done: 3, total: 3 }, all),
  W: events.writingStarted(undefined, all),
  F: events.exportFinished(
    {
      ...{ list: 'projects', section: '21', format: 'xlsx' },
      ...{ fileName: '表.xlsx', rows: 3, isCut: false },
    },
    all,
  ),
  C: events.exportCancelled(undefined, cancel),
};
const asked = { a: all, s: shown, c: cancel, o: out };

const saving = () => {
  const saved: [TableFile, string][] = [];
  const save: ExportPorts['save'] = (table, format) => {
    saved.push([table, format]);
    return of(`表.${format}`);
  };
  return { saved, save };
};
const listOf = () => aList();

test(
  'all results are read page by page, told of, and written when the last is there',
  marbles(({ hot, cold, expectObservable, flush }) => {
    const { saved, save } = saving();
    const send = jest.fn((request: ApiRequest) =>
      cold('---(r|)', { r: request.query?.cursor ? last : first }),
    );
    const epic = exportList({ listOf, save });
    expectObservable(epic(hot<Message>('a', asked), stateOf({}), fakePorts({ send }))).toBe(
      'S--P--(QWF)',
      told,
    );
    flush();
    expect(send.mock.calls.map(([{ query }]) => query)).toEqual([{ cursor: '' }, { cursor: 'b' }]);
    expect(saved).toHaveLength(1);
    expect(saved[0]?.[0].sheets[0]?.rows).toEqual([['甲楼'], ['乙楼'], ['丙楼']]);
    expect(saved[0]?.[1]).toBe('xlsx');
  }),
);

test(
  'the page on the screen is written without a call',
  marbles(({ hot, flush }) => {
    const { saved, save } = saving();
    const said: string[] = [];
    exportList({ listOf, save })(hot<Message>('s', asked), stateOf({}), fakePorts()).subscribe(({ type }) =>
      said.push(type),
    );
    flush();
    expect(said).toEqual([
      'exports/exportStarted',
      'exports/exportProgressed',
      'exports/writingStarted',
      'exports/exportFinished',
    ]);
    expect(saved[0]?.[0].sheets[0]?.rows).toEqual([['甲楼'], ['乙楼']]);
  }),
);

test(
  'cancelled, nothing more is asked for and nothing is written; the next export begins anew',
  marbles(({ hot, cold, expectObservable, expectSubscriptions, flush }) => {
    const { saved, save } = saving();
    const pages = cold('---(r|)', { r: first });
    const send = () => pages;
    const epic = exportList({ listOf, save });
    expectObservable(epic(hot<Message>('a---c-a-c', asked), stateOf({}), fakePorts({ send }))).toBe(
      'S--PC-S-C',
      told,
    );
    expectSubscriptions(pages.subscriptions).toBe(['^--!', '---^!', '------^-!']);
    flush();
    expect(saved).toEqual([]);
  }),
);

test(
  'a second wish meanwhile is passed over',
  marbles(({ hot, cold, expectObservable }) => {
    const send = () => cold('---(r|)', { r: last });
    const epic = exportList({ listOf, save: saving().save });
    expectObservable(epic(hot<Message>('aaa', asked), stateOf({}), fakePorts({ send }))).toBe('S--(PWF)', {
      ...told,
      P: events.exportProgressed({ done: 1, total: 3 }, all),
      F: events.exportFinished({ ...told.F.payload, rows: 1 }, all),
    });
  }),
);

test(
  'whoever logs out takes the export along, without a word',
  marbles(({ hot, cold, expectObservable }) => {
    const send = () => cold('---(r|)', { r: first });
    const epic = exportList({ listOf, save: saving().save });
    expectObservable(epic(hot<Message>('a---o', asked), stateOf({}), fakePorts({ send }))).toBe('S--P', told);
  }),
);

const failure = (ports: Partial<ExportPorts>, send = () => of(last)) => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const epic = exportList({ listOf, save: saving().save, ...ports });
    epic(hot<Message>('a', asked), stateOf({}), fakePorts({ send })).subscribe((event) => said.push(event));
    flush();
  })();
  return said.at(-1)?.payload;
};

test('what went wrong is told: a refused page, a file that could not be made, a list that has left', () => {
  const refused = () => throwError(() => new CallRefused(aReply(500), '出错了'));
  expect(failure({}, refused)).toEqual({ list: 'projects', problem: { code: 500, message: '出错了' } });
  const broken = () => throwError(() => new Error('浏览器没能生成文件'));
  expect(failure({ save: broken })).toMatchObject({ problem: { message: '浏览器没能生成文件' } });
  expect(failure({ listOf: () => undefined })).toMatchObject({
    problem: { message: '这个列表已经离开页面，请回到列表后再导出' },
  });
});

test('beyond a hundred thousand rows the file ends, and says so', () => {
  const rows = Array.from({ length: 60_000 }, (_, at) => String(at));
  const { saved, save } = saving();
  const send = () => of(anAnswer({ rows, next: 'on', total: { count: 240_000, exact: true } }));
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const epic = exportList({ listOf, save });
    epic(hot<Message>('a', asked), stateOf({}), fakePorts({ send })).subscribe((event) => said.push(event));
    flush();
  })();
  expect(said.at(-1)?.payload).toMatchObject({ rows: 100_000, isCut: true });
  expect(saved[0]?.[0].sheets[0]?.rows).toHaveLength(100_000);
  expect(saved[0]?.[0].sheets[2]?.rows[1]?.[1]).toContain('其余没有导出');
});
