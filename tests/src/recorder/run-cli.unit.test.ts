/** @jest-environment node */
import { NO_LOG } from '#infra/action-log/format';
import { replay } from '#infra/action-log/replay';
import { readLog } from '#infra/action-log/reader';
import { reducers } from '#tests/infra/action-log/recorded-session';
import { alog, saved } from './run-alog';

test('unreadable and missing files exit 2', () => {
  expect(alog(['verify', 'b.log'], { 'b.log': 'hello' })).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^读不懂：第 1 行/) as string,
  });
  expect(alog(['info', 'b.log'])).toMatchObject({ code: 2, said: '读不懂：没有文件 b.log' });
});

test('info tells where the log comes from and what it holds', () => {
  const { said } = alog(['info', 'a.log']);
  expect(said).toContain('程序　　portal test');
  expect(said).toContain('开始　　2026-11-21T05:32:34.010Z Asia/Shanghai zh-CN');
  expect(said).toContain('动作　　1201');
});

test.each([
  ['has lost its end', -1],
  ['breaks off in the middle of a line', -200],
])('info of a log that %s exits 3 and says so', (_, until) => {
  const text = until === -1 ? saved.trimEnd().split('\n').slice(0, until).join('\n') : saved.slice(0, until);
  const { code, said } = alog(['info', 'b.log'], { 'b.log': text });
  expect([code, said.split('\n').at(-1)]).toEqual([3, '结束　　没有结束行（日志被截断）']);
  expect(alog(['info', 'a.log']).code).toBe(0);
});

test('a file of Redux DevTools lacks nothing', () => {
  const text = JSON.stringify([{ type: 'search/found', payload: { text: '钢筋', hits: [] } }]);
  expect(alog(['info', 'b.json'], { 'b.json': text })).toMatchObject({
    code: 0,
    said: expect.not.stringContaining('截断') as string,
  });
});

test('actions lists one message a line with its cause, or those of a type, or as JSON', () => {
  const lines = alog(['actions', 'a.log']).said.split('\n');
  expect(lines).toHaveLength(1201);
  expect(lines.slice(0, 2)).toEqual([
    '     0      0.000 s  command  search/find',
    '     1      0.010 s  event    search/found ← 0',
  ]);
  expect(alog(['actions', 'a.log', '--type', '^portal']).said.split('\n')).toHaveLength(1);
  expect(JSON.parse(alog(['actions', 'a.log', '--json']).said.split('\n')[0] ?? '')).toMatchObject({ i: 0 });
});

test('state shows the state after so many actions, or a part of it', () => {
  expect(JSON.parse(alog(['state', 'a.log', '--at', '0']).said)).toEqual({ search: { count: 0 } });
  expect(JSON.parse(alog(['state', 'a.log', '--at', '4']).said)).toMatchObject({ search: { count: 2 } });
  expect(alog(['state', 'a.log', '--path', 'search.count'])).toMatchObject({ said: '600', remarks: '' });
  const beyond = alog(['state', 'a.log', '--at', '9999', '--path', 'search.count']);
  expect(beyond).toMatchObject({ said: '600', remarks: '日志到第 1201 个动作为止，给出的是最后的状态' });
});

test.each(['no.such', 'search.count.more'])('state says that there is no %s', (path) => {
  const { code, said, remarks } = alog(['state', 'a.log', '--path', path]);
  expect({ code, said, remarks }).toEqual({ code: 3, said: '', remarks: `状态里没有 ${path}` });
});

test.each([
  [['verify', 'a.log', '--mdoe', 'full'], '没有这个选项：--mdoe（这个命令只有 --mode）'],
  [['verify', 'a.log', '--mode=full'], '没有这个选项：--mode=full（这个命令只有 --mode）'],
  [['info', 'a.log', '--json'], '没有这个选项：--json（这个命令没有选项）'],
  [['state', 'a.log', '--at'], '选项 --at 后面要写它的值'],
  [['state', 'a.log', '--at', '1', '--at', '2'], '选项 --at 写了不止一次'],
  [['verify', 'a.log', 'full'], '多出来的词：full'],
  [['diff', 'a.log', 'a.log', 'b.log'], '多出来的词：b.log'],
])('%j is refused, and what is wrong is named', (args, remarks) => {
  expect(alog(args)).toEqual({ code: 64, said: '', remarks });
});

test('of requests that no epic asked info says that a full replay does not count them', () => {
  const { header } = readLog(saved);
  const asked = (i: number, more = {}) => ({ k: 'q', i, t: 0, r: i + 1, m: 'GET', u: '/a', ...more });
  const text = (...lines: readonly object[]) =>
    [header, ...lines].map((line) => JSON.stringify(line)).join('\n');
  const requestsOf = (log: string) => /请求　　.*/.exec(alog(['info', 'b.log'], { 'b.log': log }).said)?.[0];
  expect(requestsOf(text(asked(0), asked(1, { o: 'port' })))).toBe(
    '请求　　2（其中 1 个不由 epic 发出，完整重放不计），回应 0',
  );
  expect(requestsOf(text(asked(0), asked(1)))).toBe('请求　　2，回应 0');
});

test('bisect finds the action after which a condition holds', () => {
  expect(alog(['bisect', 'a.log', '--when', 'state.search.count >= 100']).said).toMatch(
    /^第 201 个动作之后成立：行 200 .* search\/found$/,
  );
  expect(alog(['bisect', 'a.log', '--when', 'state.search.count == -1'])).toMatchObject({ code: 3 });
});

test.each(['bisect', 'minimise', 'test'])('%s says that it does not understand a condition', (command) => {
  const { code, said, remarks } = alog([command, 'a.log', '--when', 'alert(1)']);
  expect({ code, said }).toEqual({ code: 64, said: '' });
  expect(remarks).toMatch(/^条件读不懂：alert\(1\)\n写法如 state\./);
});

describe('minimise', () => {
  const when = 'state.search.count == 3 && state.search.shown.hits[0].id == 2';
  test('leaves the fewest actions that still show it, as a log that verifies', () => {
    const { code, said, remarks } = alog(['minimise', 'a.log', '--when', when]);
    expect({ code, remarks }).toEqual({ code: 0, remarks: '1201 个动作减到 3 个' });
    const { state, divergence } = replay(readLog(said), reducers);
    expect(divergence).toBeUndefined();
    expect(alog(['verify', 'b.log'], { 'b.log': said })).toMatchObject({ code: 0 });
    expect(state.search).toMatchObject({ count: 3, shown: { hits: [{ id: 2 }] } });
  });

  test('says when there is nothing to show', () => {
    expect(alog(['minimise', 'a.log', '--when', 'state.search.never'])).toMatchObject({
      code: 3,
      remarks: '条件在整份日志里都不成立',
    });
  });
});

test('redact hides more by rules, and what is left verifies', () => {
  const rules = JSON.stringify({ form: ['text'], drop: ['unitCost'] });
  const { said } = alog(['redact', 'a.log', '--rules', 'r.json'], { 'r.json': rules });
  expect(said).not.toContain('混凝土');
  expect(said).not.toContain('3200.5');
  expect(replay(readLog(said), reducers).divergence).toBeUndefined();
});

test.each([
  ['{"dorp":["text"]}', '没有 dorp 这样的规则，只有 drop、form、length'],
  ['{"drop":"text"}', 'drop 应为键的列表，如 ["text"]'],
  ['{"form":["text",1]}', 'form 应为键的列表，如 ["text"]'],
  ['[]', '应为 {"drop":["键"],"form":[],"length":[]}'],
  ['{', '不是 JSON'],
])(
  'rules that cannot be followed as they stand hide nothing and write nothing, and their fault is named: %s',
  (rules, fault) => {
    const { code, said, remarks } = alog(['redact', 'a.log', '--rules', 'r.json'], { 'r.json': rules });
    expect({ code, said, remarks }).toEqual({ code: 64, said: '', remarks: `规则读不懂：r.json：${fault}` });
  },
);

describe('convert', () => {
  test.each(['A', 'B', 'C'])('to Redux DevTools in shape %s and back loses nothing', (shape) => {
    const there = alog(['convert', 'a.log', '--to', 'devtools', '--shape', shape]).said;
    const back = alog(['convert', 'b.json', '--from', 'devtools'], { 'b.json': there }).said;
    expect(`${back}\n`).toBe(saved);
  });

  const plain = [
    { type: 'search/found', payload: { text: '钢筋', hits: [] } },
    { type: 'search/found', payload: { text: '水泥', hits: [] } },
  ];
  const state = { search: { count: 4 } };
  test.each([
    ['A', { payload: JSON.stringify(plain), preloadedState: JSON.stringify(state) }, 6, [0, 100]],
    [
      'B',
      {
        nextActionId: 4,
        actionsById: {
          0: { type: 'PERFORM_ACTION', action: { type: '@@INIT' }, timestamp: 5 },
          1: { type: 'PERFORM_ACTION', action: plain[0], timestamp: 1000 },
          2: { type: 'PERFORM_ACTION', action: plain[1], timestamp: 1500 },
          3: { type: 'PERFORM_ACTION', action: plain[1], timestamp: 1700 },
        },
        stagedActionIds: [0, 1, 2, 3],
        skippedActionIds: [3],
        committedState: state,
        currentStateIndex: 3,
        computedStates: [],
      },
      6,
      [0, 500],
    ],
    ['C', [{ type: 'portal/sliceJoined', payload: { slice: 'search' } }, ...plain], 2, [0, 100, 200]],
  ])('reads a file of shape %s that DevTools wrote itself', (_, file, count, times) => {
    const text = alog(['convert', 'b.json', '--from', 'devtools'], { 'b.json': JSON.stringify(file) }).said;
    const log = readLog(text);
    expect(log.header.source).toBe('redux-devtools');
    expect(log.lines.map((line) => 't' in line && line.t)).toEqual(times);
    expect(replay(log, reducers)).toMatchObject({ state: { search: { count } } });
  });

  test('refuses what is no such file', () => {
    expect(alog(['convert', 'b.json', '--from', 'devtools'], { 'b.json': '{"a":1}' })).toMatchObject({
      code: 2,
      said: `读不懂：第 1 行：${NO_LOG}`,
    });
  });
});

test('perf names the slowest reducers and actions', () => {
  const { said } = alog(['perf', 'a.log']);
  expect(said).toMatch(/最慢的 reducer\n.* ms .* 次 {2}(search|memory)/);
  expect(said).toContain('search/found');
});

test.each([
  [],
  ['verify'],
  ['toString', 'a.log'],
  ['state', 'a.log', '--at', 'soon'],
  ['state', 'a.log', '--at', '-1'],
  ['bisect', 'a.log'],
  ['convert', 'a.log', '--to', 'har'],
  ['actions', 'a.log', '--type', '('],
  ['verify', 'a.log', '--mode', 'half'],
])('%j is answered with the usage', (...args) => {
  expect(alog(args)).toMatchObject({
    code: 64,
    said: expect.stringContaining('npm run alog -- 命令 文件') as string,
  });
});

describe('a log gives no orders to the terminal', () => {
  /** ESC, BEL, CSI as one sign, and an order to write from right to left. */
  const ORDERS = '\u001b]0;x\u0007\u009b2J\u202e';
  const RAW = /(?![\n\t])\p{C}/u;
  const header = { ...readLog(saved).header, rec: `r${ORDERS}`, app: `p${ORDERS}\n伪造　　行` };
  const forged = [
    header,
    { k: 'a', i: 0, t: 0, o: 'ui', ty: `search/${ORDERS}`, m: { kind: 'event' }, pl: { text: ORDERS } },
    { k: 'q', i: 1, t: 0, r: 1, m: `GET${ORDERS}`, u: `/pb/${ORDERS}`, b: { text: ORDERS } },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
  const files = { 'f.log': forged };

  test.each([
    ['info'],
    ['actions'],
    ['actions', '--json'],
    ['requests'],
    ['requests', '--json'],
    ['state'],
    ['verify'],
    ['diff', 'a.log'],
    ['bisect', '--when', 'state.search.count == 0'],
    ['test', '--when', 'state.search.count == 0'],
    ['perf'],
    ['convert', '--to', 'devtools'],
  ])('%s', (name, ...options) => {
    const { code, said, remarks } = alog([name, 'f.log', ...options], files);
    expect(code).not.toBe(2);
    expect(said).not.toBe('');
    expect(said).not.toMatch(RAW);
    expect(remarks).not.toMatch(RAW);
  });

  test('nor does it begin lines of its own', () => {
    expect(alog(['info', 'f.log'], files).said).not.toMatch(/^伪造/m);
  });

  test('what it says as JSON is still the same', () => {
    const [action] = alog(['actions', 'f.log', '--json'], files).said.split('\n');
    expect(JSON.parse(action ?? '')).toMatchObject({ ty: `search/${ORDERS}`, pl: { text: ORDERS } });
  });

  test.each([
    ['redact', 'f.log'],
    ['minimise', 'f.log', '--when', 'state.search.count == 0'],
  ])('%s writes a file to the byte, and nothing raw to a terminal', (...args) => {
    expect(alog(args, files, { isTerminal: true }).said).not.toMatch(RAW);
    expect(alog(args, files).said).toMatch(RAW);
  });

  test('a file that breaks a command is not shown raw either', () => {
    const key = JSON.stringify(`k${ORDERS}`);
    const broken = `${JSON.stringify(header)}\n{"k":"a",${key}:1}\n`;
    for (const args of [
      ['verify', 'b.log'],
      ['diff', 'a.log', 'b.log'],
      ['redact', 'a.log', '--rules', 'r.json'],
    ]) {
      const { code, said, remarks } = alog(args, { 'b.log': broken, 'r.json': `{${key}` });
      expect(code).not.toBe(0);
      expect(said + remarks).not.toBe('');
      expect(said + remarks).not.toMatch(RAW);
    }
  });
});
