import { at } from '#infra/action-log/condition';
import { asLog } from '#infra/action-log/devtools';
import { differences } from '#infra/action-log/differences';
import { replay } from '#infra/action-log/replay';
import { readLog, type ActionLog } from '#infra/action-log/reader';
import { EXIT, linesOf, seconds, shown, type Command } from './command';

/** Header and counts, a fact a line. */
export const info: Command = (log, { print }) => {
  const { header, lines, end } = log;
  const count = (kind: string) => lines.filter(({ k }) => k === kind).length;
  const lengthMs = lines.reduce((latest, line) => ('t' in line ? Math.max(latest, line.t) : latest), 0);
  print([
    `录制　　${header.rec}`,
    `程序　　${header.app} ${header.bl}${header.source === 'app' ? '' : '（来自 Redux DevTools）'}`,
    `开始　　${new Date(header.t0).toISOString()} ${header.tz} ${header.loc}`,
    `时长　　${seconds(lengthMs)}`,
    `脱敏　　${header.rules}`,
    `切片　　${header.slices.join('、') || '从空状态开始'}`,
    `动作　　${count('a')}`,
    `请求　　${count('q')}，回应 ${count('s')}`,
    `外来　　推送 ${count('w')}，定时 ${count('t')}，读取 ${count('n')}`,
    `事实　　${count('v')}`,
    `异常　　${count('x')}`,
    `检查点　${count('c')}`,
    `结束　　${end ? `第 ${end.n} 个动作之后` : '没有结束行'}`,
  ]);
  return EXIT.same;
};

const pattern = (text: string | undefined): RegExp | undefined => {
  try {
    return new RegExp(text ?? '');
  } catch {
    return undefined;
  }
};

const jsonLines = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join('\n');

/** `17  1.234 s  event  search/found ← 15`, one a line. */
export const actions: Command = (log, { print, printData }, { value, has }) => {
  const wanted = pattern(value('--type'));
  if (!wanted) return undefined;
  const found = linesOf(log, 'a').filter(({ ty }) => wanted.test(ty));
  if (has('--json')) printData(jsonLines(found));
  else
    print(
      found.map(({ i, t, ty, m, p }) => {
        const cause = p === undefined ? '' : ` ← ${p}`;
        return `${String(i).padStart(6)}  ${seconds(t).padStart(11)}  ${m.kind.padEnd(7)}  ${ty}${cause}`;
      }),
    );
  return EXIT.same;
};

export const requests: Command = (log, { print, printData }, { has }) => {
  const replies = new Map(linesOf(log, 's').map((line) => [line.r, line]));
  const rows = linesOf(log, 'q').map((request) => ({ request, reply: replies.get(request.r) }));
  if (has('--json')) printData(jsonLines(rows));
  else
    print(
      rows.map(({ request, reply }) => {
        const { i, t, r, m, u, b } = request;
        const answer = reply ? `${reply.sc} ${seconds(reply.t - t)}` : '没有回应';
        const asked = b === undefined ? '' : `  ${shown(b)}`;
        return `${String(i).padStart(6)}  ${seconds(t).padStart(11)}  #${r} ${m} ${u} → ${answer}${asked}`;
      }),
    );
  return EXIT.same;
};

export const state: Command = (log, { printData, remark, reducers }, { value }) => {
  const until = Number(value('--at') ?? Infinity);
  if (Number.isNaN(until)) return undefined;
  const last = linesOf(log, 'a').length;
  if (value('--at') !== undefined && until > last) remark(`日志到第 ${last} 个动作为止，给出的是最后的状态`);
  const path = value('--path');
  const found = replay(log, reducers, until).state;
  const part = path === undefined ? found : at(found, path);
  printData(part === undefined ? '无' : JSON.stringify(part, null, 2));
  return EXIT.same;
};

interface Step {
  readonly i: number;
  readonly name: string;
  readonly data: unknown;
}
const stepsOf = (log: ActionLog, kind: 'a' | 'q'): readonly Step[] =>
  kind === 'a'
    ? linesOf(log, 'a').map(({ i, ty, pl }) => ({ i, name: ty, data: pl }))
    : linesOf(log, 'q').map(({ i, m, u, b }) => ({ i, name: `${m} ${u}`, data: b }));

const MOST = 20;
const placesIn = (one: unknown, other: unknown): readonly string[] =>
  differences(one, other, MOST).map(
    ({ path, expected, found }) => `${path === '' ? '' : `${path}：`}${shown(expected)} / ${shown(found)}`,
  );

/** Of two logs: the first differing action, the first differing request, and where their last states differ. */
export const diff: Command = (log, { print, read, reducers }, { rest: [other] }) => {
  if (other === undefined) return undefined;
  const against = readLog(asLog(read(other), reducers));
  const words: string[] = [];
  for (const [kind, name] of [['a', '动作'] as const, ['q', '请求'] as const]) {
    const [left, right] = [stepsOf(log, kind), stepsOf(against, kind)];
    const length = Math.max(left.length, right.length);
    for (let index = 0; index < length; index += 1) {
      const [one, two] = [left[index], right[index]];
      if (one?.name === two?.name && differences(one?.data, two?.data, 1).length === 0) continue;
      words.push(
        `第一个不同的${name}：行 ${one?.i ?? '无'} ${one?.name ?? ''} / 行 ${two?.i ?? '无'} ${two?.name ?? ''}`,
      );
      if (one && two && one.name === two.name) words.push(...placesIn(one.data, two.data));
      break;
    }
  }
  const states = [replay(log, reducers).state, replay(against, reducers).state] as const;
  words.push(...placesIn(...states).map((place) => `状态 ${place}`));
  print(words.length === 0 ? ['相同'] : words);
  return words.length === 0 ? EXIT.same : EXIT.diverged;
};
