import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { NEVER, of, Subject, throwError } from 'rxjs';
import { toDevtools } from '#infra/action-log/devtools';
import { readLog } from '#infra/action-log/reader';
import { hashOfText } from '#infra/action-log/hash';
import { NO_LOG } from '#infra/action-log/format';
import type { LogLine } from '#infra/action-log/log';
import { writeLines } from '#infra/action-log/rewrite';
import { createProgramStore } from '#src/program/store';
import { placeIn as consolePlace } from '#features/analysis/screens';
import { commands } from '#src/recorder/page/commands';
import type { Needs } from '#src/recorder/page/needs';
import { recorder } from '#src/recorder/page/slice';
import type { RecorderState } from '#src/recorder/page/state';
import { ChosenLine } from '#src/recorder/page/views/chosen-line.tsx';
import { VerifyPanel } from '#src/recorder/page/views/verify-panel.tsx';
import { fakeAddress, fakePorts } from '#tests/support/ports';
import { alog } from '../run-alog';
import { aLog, reducers, TAB } from './a-log';

const file = new File([], 'a.alog.ndjson');

const opened = (
  given: string | (() => string),
  query = '',
  portal: Needs['portal'] = { open: () => undefined, ready$: NEVER, show: () => undefined },
) => {
  const saved: [string, Blob][] = [];
  const address = fakeAddress(query);
  const { store, join } = createProgramStore({ ports: fakePorts({ address }), standing: {} });
  join(recorder, {
    kept$: of([]),
    portal,
    read: () => {
      const text = typeof given === 'string' ? given : given();
      return text === '' ? throwError(() => new Error('unreadable')) : of(text);
    },
    reducers$: of(reducers),
    save: (name, content) => void saved.push([name, content]),
  });
  store.dispatch(commands.openFile({ file }));
  const own = () => (store.getState() as unknown as { readonly recorder: RecorderState }).recorder;
  return {
    store,
    own,
    saved,
    address,
    send: (command: ReturnType<(typeof commands)[keyof typeof commands]>) => void store.dispatch(command),
  };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTime(ms);

test('a log opens before its first action, and steps to the state after each', () => {
  const { own, send, address } = opened(aLog());
  pass(100);
  expect(own()).toMatchObject({ isReady: true, n: 0, moment: { state: { count: { sum: 0 } } } });
  expect(own().row).toBeUndefined();
  send(commands.step({ by: 1 }));
  send(commands.step({ by: 1 }));
  expect(own()).toMatchObject({
    n: 2,
    row: 1,
    moment: { before: { count: { sum: 1 } }, state: { count: { sum: 3 } } },
  });
  send(commands.step({ by: -5 }));
  expect(own().n).toBe(0);
  send(commands.moveTo({ n: 99 }));
  pass(1_000);
  expect(own()).toMatchObject({ n: 4, moment: { state: { count: { sum: 6 } } } });
  expect(address.moves.at(-1)).toBe('replace ?action=4');
});

test('blank lines before a log are no part of it', () => {
  const { own } = opened(`\n \r\n${aLog()}`);
  pass(100);
  expect(own()).toMatchObject({ isReady: true });
  expect(readLog(`\n\n${aLog()}`)).toEqual(readLog(aLog()));
});

test('the link of a session leads to the action of its fact; another session is told in words', () => {
  const found = opened(aLog(), `?session=${TAB}&action=7`);
  const missed = opened(aLog(), '?session=other&action=7');
  pass(1_000);
  expect(found.own().n).toBe(3);
  expect(missed.own()).toMatchObject({ n: 0, remark: expect.stringMatching('不是会话 other') });
  expect(missed.address.moves).toEqual([]);
});

const withLine = (text: string, at: number, line: string) =>
  text
    .split('\n')
    .map((each, n) => (n === at ? line : each))
    .join('\n');

test.each([
  ['a line behind the first', withLine(aLog(), 1, '{"k":"a"'), '第 2 行：不是 JSON'],
  [
    'the same behind a header spaced otherwise',
    withLine(aLog(), 1, '{').replace('{"k":', '{ "k" : '),
    '第 2 行：不是 JSON',
  ],
  ['a log without its header', aLog().split('\n').slice(1).join('\n'), '第 1 行：'],
])('%s: what cannot be read is told by its own line', (_, text, why) => {
  const { own } = opened(text);
  pass(100);
  expect(own()).toMatchObject({ refused: { why: expect.stringContaining(why) as unknown } });
  expect(JSON.stringify(own())).not.toContain('第 1 行：不是 JSON');
});

test('playing keeps the pace of the log, faster by the speed, and stops at its end', () => {
  const { own, send } = opened(aLog());
  pass(100);
  send(commands.play());
  pass(60);
  expect(own()).toMatchObject({ isPlaying: true, n: 1 });
  pass(300);
  expect(own().n).toBe(3);
  send(commands.pause());
  pass(2_000);
  expect(own()).toMatchObject({ isPlaying: false, n: 3 });
  send(commands.chooseSpeed({ speed: 10 }));
  send(commands.play());
  pass(120);
  expect(own()).toMatchObject({ isPlaying: false, n: 4 });
});

test('playing stops at a breakpoint; a search for the next one says when there is none', () => {
  const { own, send } = opened(aLog());
  pass(100);
  send(commands.chooseBreakpoint({ breakpoint: { on: 'request', text: 'getSolrData' } }));
  send(commands.play());
  pass(2_000);
  expect(own()).toMatchObject({ isPlaying: false, n: 2, row: 2 });
  send(commands.chooseBreakpoint({ breakpoint: { on: 'state', text: 'state.count.sum > 5' } }));
  send(commands.runToBreakpoint());
  pass(100);
  expect(own().n).toBe(4);
  send(commands.runToBreakpoint());
  pass(100);
  expect(own()).toMatchObject({ n: 4, remark: '从这里到结尾没有再停下的地方' });
  send(commands.chooseBreakpoint({ breakpoint: { on: 'state', text: '?' } }));
  expect(own().breakpoint).toBeUndefined();
  expect(own().remark).toMatch('条件读不懂');
});

const changed = aLog().replace('{"by":2}', '{"by":5}');

test('comparing names where this build comes to another state', () => {
  const same = opened(aLog());
  const other = opened(changed);
  pass(100);
  for (const { send } of [same, other]) send(commands.verify());
  pass(100);
  expect(same.own().verification).toMatchObject({ actions: 4, divergences: [] });
  expect(other.own().verification?.divergences).toMatchObject([
    { n: 4, at: 'end', of: 'state', slices: ['count'] },
  ]);
});

test('a fact leads to the session of its tab at the analysts’, and what is no fact to none', () => {
  const { store, send } = opened(aLog());
  pass(100);
  const links = [0, 4, 5].map((row) => {
    send(commands.moveTo({ n: 1, row }));
    const drawn = renderToStaticMarkup(
      createElement(Provider, { store, children: createElement(ChosenLine) }),
    );
    return /<a href="([^"]+)"/.exec(drawn)?.[1];
  });
  expect(links).toEqual([undefined, `/console/#/session?tab=${TAB}`, `/console/#/session?tab=${TAB}`]);
  expect(consolePlace(links[1]?.split('#')[1] ?? '')).toEqual({ screen: 'session', params: { tab: TAB } });
});

/** What the page says under 核对. */
const verdictOn = (text: string): string => {
  const { store, send } = opened(text);
  pass(100);
  send(commands.verify());
  pass(100);
  return renderToStaticMarkup(createElement(Provider, { store, children: createElement(VerifyPanel) }));
};
const lines = aLog().trimEnd().split('\n');
const written = (kept: readonly string[]) => kept.map((line) => `${line}\n`).join('');
const read: LogLine = { k: 'n', i: 6, t: 950, f: 'storage', key: 'kept.a', c: 0, v: 'x' };
const withReading = writeLines(readLog(aLog()).header, [...readLog(aLog()).lines, read], reducers);

test.each([
  ['a whole log', aLog(), ['一致：4 个动作，0 个检查点<']],
  ['one with a reading', withReading, ['一致：4 个动作，0 个检查点<']],
  [
    'one that was cut off before its first checkpoint',
    written(lines.slice(0, -1)),
    [
      'class="notice notice-warning">什么也没有比较：4 个动作，0 个检查点，没有结束行（日志被截断），无从核对内容是否被改动过<',
    ],
  ],
  [
    'a deleted action that no state tells of',
    written(lines.toSpliced(5, 1)),
    [
      '有分歧（3 处）：3 个动作',
      '第 5 行之后少了一行',
      '第 8 行记录到此又有 4 个动作，文件里有 3 个',
      '第 8 行（结束行）的校验值与之前的内容不符',
    ],
  ],
  [
    'the same without an end line',
    written(lines.toSpliced(5, 1).slice(0, -1)),
    ['有分歧（1 处）：3 个动作', '没有结束行', '第 5 行之后少了一行'],
  ],
  [
    'a changed reading',
    withReading.replace('"v":"x"', '"v":"y"'),
    ['有分歧（1 处）：4 个动作', '第 10 行（结束行）的校验值与之前的内容不符：文件写成之后被改动过'],
  ],
  [
    'a line behind the end',
    `${aLog()}${lines[1]}\n`,
    ['有分歧（1 处）：4 个动作', '结束行之后还有 1 行，从第 10 行起'],
  ],
])('%s: the verdict names each place', (_, text, words) => {
  const said = verdictOn(text);
  for (const each of words) expect(said).toContain(each);
});

test('what cannot be read is told, and what was open stays open', () => {
  const old = opened(aLog().replace('"v":5', '"v":4'));
  const none = opened('');
  pass(100);
  expect(old.own().refused?.why).toBe('第 1 行：日志格式为第 4 版，本程序只读第 5 版');
  expect(none.own().refused).toMatchObject({
    name: 'a.alog.ndjson',
    why: expect.stringMatching('既不是操作日志'),
  });
  expect(none.own().work).toBeUndefined();
});

test.each([
  ['an empty file', ' \n', '第 1 行：文件是空的'],
  ['a text', 'hello', '第 1 行：不是 JSON'],
  ['JSON of another kind', '{"a":1}', `第 1 行：${NO_LOG}`],
  ['a header of another shape', '{"k":"h","fmt":"har","v":5}', '第 1 行：fmt 不合日志的格式'],
])('%s is refused by the page and the command line in the same words', (_, text, why) => {
  const { own } = opened(text);
  pass(100);
  expect(own().refused?.why).toBe(why);
  expect(alog(['verify', 'b.log'], { 'b.log': text })).toMatchObject({ code: 2, said: `读不懂：${why}` });
});

test('a log that a reducer breaks over is told of, and its lines can be looked at', () => {
  const broken = aLog().replace(',"pl":{"by":2}', '');
  const { own, send } = opened(broken);
  pass(100);
  const said = own().remark;
  expect(said).toMatch(/^这个版本的程序重放不了这份日志，.*。原因：行 1 count\/added，TypeError: /);
  expect(own().isReady).toBe(false);
  expect(alog(['verify', 'b.log'], { 'b.log': broken }, { reducers }).said.split('\n')).toContain(said);
  expect(own().work).toBeUndefined();
  send(commands.moveTo({ n: 2, row: 2 }));
  expect(own()).toMatchObject({ n: 2, row: 2 });
  expect(own().moment).toBeUndefined();
});

test('a file of Redux DevTools opens like a log, and a log leaves as one that does', async () => {
  const { own, send, saved } = opened(toDevtools(readLog(aLog()), 'A', reducers));
  pass(100);
  expect(own().file?.log.lines).toEqual(readLog(aLog()).lines);
  send(commands.exportDevtools());
  expect(saved.map(([name]) => name)).toEqual(['a.devtools.json']);
  const [[, content] = [] as never] = saved;
  expect(hashOfText(await content.text())).toBe(hashOfText(toDevtools(readLog(aLog()), 'A', reducers)));
});

test('the portal in the window beside gets the chosen moment when it is ready, and follows', () => {
  const ready$ = new Subject<void>();
  const shown: unknown[] = [];
  const open = jest.fn();
  const { own, send } = opened(aLog(), '', { open, ready$, show: (state) => void shown.push(state) });
  pass(100);
  send(commands.moveTo({ n: 1 }));
  send(commands.showPortal());
  expect(open).toHaveBeenCalledTimes(1);
  shown.length = 0;
  ready$.next();
  expect(shown).toEqual([own().moment?.state]);
  send(commands.step({ by: 1 }));
  send(commands.step({ by: 1 }));
  pass(200);
  expect(shown).toHaveLength(2);
  expect(shown[1]).toBe(own().moment?.state);
});
