import { of, throwError } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { commands } from '#features/exports/commands';
import { exportTable, type ExportPorts } from '#features/exports/epics';
import { events } from '#features/exports/events';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import type { TableFile } from '#src/tables/table-file';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { aList, aPage } from '../a-list';

const page = (rows: readonly string[], next: string | null) =>
  anAnswer({ rows, next, total: { count: 3, exact: true } });
const first = page(['甲楼', '乙楼'], 'b');
const last = page(['丙楼'], null);

const all = commands.exportTable({ list: 'projects', format: 'xlsx', scope: 'all' });
const shown = commands.exportTable({ list: 'projects', format: 'csv', scope: 'page' });
const cancel = commands.cancelExport();
const out = auth.loggedOut({ by: 'member' } as never);

const told = {
  S: events.exportRequested(all.payload, all),
  P: events.exportProgressed({ done: 2, total: 3 }, all),
  Q: events.exportProgressed({ done: 3, total: 3 }, all),
  W: events.writingStarted(undefined, all),
  F: events.exportFinished(
    {
      list: 'projects',
      section: '21',
      format: 'xlsx',
      fileName: '表.xlsx',
      rows: 3,
    },
    all,
  ),
  C: events.exportCancelled(undefined, cancel),
};
const asked = { a: all, s: shown, c: cancel, o: out };

/** A writer that keeps what it is given, and counts how often it was closed. */
const writing = () => {
  const rows: (readonly unknown[])[] = [];
  const saved: [TableFile, string][] = [];
  const closed = jest.fn<void, []>();
  const openWriter: ExportPorts['openWriter'] = () => ({
    add: (more) => rows.push(...more),
    finish: (table, format) => {
      saved.push([table, format]);
      return of(`表.${format}`);
    },
    close: closed,
  });
  return { rows, saved, closed, openWriter };
};
const exportFor = () => aList();

test(
  'all results are read page by page, told of, and written when the last is there',
  marbles(({ hot, cold, expectObservable, flush }) => {
    const { rows, saved, closed, openWriter } = writing();
    const send = jest.fn((request: ApiRequest) =>
      cold('---(r|)', { r: request.query?.cursor ? last : first }),
    );
    const epic = exportTable({ exportFor, openWriter });
    expectObservable(epic(hot<Message>('a', asked), stateOf({}), fakePorts({ send }))).toBe(
      'S--P--(QWF)',
      told,
    );
    flush();
    expect(send.mock.calls.map(([{ query }]) => query)).toEqual([{ cursor: '' }, { cursor: 'b' }]);
    expect(saved).toHaveLength(1);
    expect(rows).toEqual([['甲楼'], ['乙楼'], ['丙楼']]);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(saved[0]?.[1]).toBe('xlsx');
  }),
);

test(
  'the page on the screen is written without a call',
  marbles(({ hot, flush }) => {
    const { rows, saved, openWriter } = writing();
    const said: string[] = [];
    exportTable({ exportFor, openWriter })(hot<Message>('s', asked), stateOf({}), fakePorts()).subscribe(
      ({ type }) => said.push(type),
    );
    flush();
    expect(said).toEqual([
      'exports/exportRequested',
      'exports/exportProgressed',
      'exports/writingStarted',
      'exports/exportFinished',
    ]);
    expect(rows).toEqual([['甲楼'], ['乙楼']]);
    expect(saved).toHaveLength(1);
  }),
);

test(
  'cancelled, nothing more is asked for and nothing is written; the next export begins anew',
  marbles(({ hot, cold, expectObservable, expectSubscriptions, flush }) => {
    const { saved, closed, openWriter } = writing();
    const pages = cold('---(r|)', { r: first });
    const send = () => pages;
    const epic = exportTable({ exportFor, openWriter });
    expectObservable(epic(hot<Message>('a---c-a-c', asked), stateOf({}), fakePorts({ send }))).toBe(
      'S--PC-S-C',
      told,
    );
    expectSubscriptions(pages.subscriptions).toBe(['^--!', '---^!', '------^-!']);
    flush();
    expect(saved).toEqual([]);
    expect(closed).toHaveBeenCalledTimes(2);
  }),
);

test(
  'a second request meanwhile is passed over',
  marbles(({ hot, cold, expectObservable }) => {
    const send = () => cold('---(r|)', { r: last });
    const epic = exportTable({ exportFor, openWriter: writing().openWriter });
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
    const epic = exportTable({ exportFor, openWriter: writing().openWriter });
    expectObservable(epic(hot<Message>('a---o', asked), stateOf({}), fakePorts({ send }))).toBe('S--P', told);
  }),
);

const failure = (ports: Partial<ExportPorts>, send = () => of(last)) => {
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const epic = exportTable({ exportFor, openWriter: writing().openWriter, ...ports });
    epic(hot<Message>('a', asked), stateOf({}), fakePorts({ send })).subscribe((event) => said.push(event));
    flush();
  })();
  return said.at(-1)?.payload;
};

test('what went wrong is told: a refused page, a file that could not be made, a list that has left', () => {
  const refused = () => throwError(() => new CallRefused(aReply(500), '出错了'));
  expect(failure({}, refused)).toEqual({ list: 'projects', problem: { code: 500, message: '出错了' } });
  const broken = () => throwError(() => new Error('浏览器没能生成文件'));
  expect(failure({ openWriter: () => ({ ...writing().openWriter(), finish: broken }) })).toMatchObject({
    problem: { message: '浏览器没能生成文件' },
  });
  expect(failure({ exportFor: () => undefined })).toMatchObject({
    problem: { message: '要导出的内容已经离开页面，请回到原来的页面后再导出' },
  });
});

test('beyond a hundred thousand rows the file ends, and says so', () => {
  const many = Array.from({ length: 60_000 }, (_, at) => String(at));
  const { rows, saved, openWriter } = writing();
  const send = () => of(anAnswer({ rows: many, next: 'on', total: { count: 240_000, exact: true } }));
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const epic = exportTable({ exportFor, openWriter });
    epic(hot<Message>('a', asked), stateOf({}), fakePorts({ send })).subscribe((event) => said.push(event));
    flush();
  })();
  expect(said.at(-1)?.payload).toMatchObject({ rows: 100_000, cutBy: 'file' });
  expect(rows).toHaveLength(100_000);
  expect(saved[0]?.[0].sheets[2]?.rows[1]?.[1]).toContain('其余没有导出');
});

test('a file takes no more rows than may still be exported today, and says so', () => {
  const { rows, saved, openWriter } = writing();
  const send = () => of(page(['甲楼', '乙楼', '丙楼'], 'on'));
  const said: Message[] = [];
  const quota = { limit: 5_000, left: 4, endsInS: 60 };
  marbles(({ hot, flush }) => {
    const epic = exportTable({ exportFor, openWriter });
    epic(
      hot<Message>('a', asked),
      stateOf({ exports: { job: { status: 'idle' }, quota } }),
      fakePorts({ send }),
    ).subscribe((event) => said.push(event));
    flush();
  })();
  expect(said.at(-1)?.payload).toMatchObject({ rows: 4, cutBy: 'quota' });
  expect(saved[0]?.[0].sheets[2]?.rows[1]?.[1]).toContain('今日可导出的条数已用完');
  expect(rows).toHaveLength(4);
});

const ofPage = { list: 'unitPrice', scope: 'page' } as const;

test('the tables of a page go into a workbook together, and into a text file one at a time', () => {
  const { rows, saved, openWriter } = writing();
  const said: Message[] = [];
  const story = {
    x: commands.exportTable({ ...ofPage, format: 'xlsx' }),
    c: commands.exportTable({ ...ofPage, format: 'csv', sheet: '定额组成' }),
  };
  marbles(({ hot, flush }) => {
    const epic = exportTable({ exportFor: () => aPage(), openWriter });
    epic(hot<Message>('xc', story), stateOf({}), fakePorts()).subscribe((event) => said.push(event));
    flush();
  })();
  const sheetsOf = (at: number) => saved[at]?.[0].sheets.map(({ name }) => name);
  expect(sheetsOf(0)).toEqual(['价格组成', '定额组成', '筛选条件', '来源与口径']);
  expect(sheetsOf(1)).toEqual(['定额组成', '筛选条件', '来源与口径']);
  expect(rows).toEqual([]);
  expect(said.filter(events.exportFinished.match).map(({ payload }) => payload.rows)).toEqual([3, 1]);
});

test('a page whose table goes on says that its file is cut', () => {
  const said: Message[] = [];
  const story = {
    x: commands.exportTable({ ...ofPage, format: 'xlsx' }),
    c: commands.exportTable({ ...ofPage, format: 'csv', sheet: '定额组成' }),
  };
  const cut = { sheet: '价格组成', held: 2, total: 812 };
  marbles(({ hot, flush }) => {
    const epic = exportTable({
      exportFor: () => ({ ...aPage(), cut }),
      openWriter: writing().openWriter,
    });
    epic(hot<Message>('xc', story), stateOf({}), fakePorts()).subscribe((event) => said.push(event));
    flush();
  })();
  expect(said.filter(events.exportFinished.match).map(({ payload }) => payload.cutBy)).toEqual([
    'file',
    undefined,
  ]);
});

test('rows on the screen that lack their sources are asked for with them', () => {
  const near = { method: 'GET', path: '/near' } as const;
  const { rows, openWriter } = writing();
  const send = jest.fn(() => of(page(['丁楼'], 'on')));
  marbles(({ hot, flush }) => {
    const epic = exportTable({ exportFor: () => aList({ page: near }), openWriter });
    epic(hot<Message>('s', asked), stateOf({}), fakePorts({ send })).subscribe();
    flush();
  })();
  expect(send.mock.calls).toEqual([[near]]);
  expect(rows).toEqual([['丁楼']]);
});
