import { differences } from '#infra/action-log/differences';
import type { LogLine } from '#infra/action-log/log';
import type { ActionLog } from '#infra/action-log/reader';
import { NotFoldable, replay } from '#infra/action-log/replay';
import { damageWords } from '#infra/action-log/verdict';
import { EXIT, shown, type Command } from './command';
import { otherLog } from './open-log';

interface Step {
  readonly i: number;
  readonly name: string;
  readonly data: unknown;
}

const KINDS = {
  action: '动作',
  request: '请求',
  reply: '回应',
  push: '推送',
  timer: '定时',
  reading: '读取',
  fact: '行为事件',
  exception: '异常',
} as const;
type Kind = keyof typeof KINDS;

/** What counts of a line. Times do not, nor do readings of the clock, which no replay asks for. */
const stepOf = (line: LogLine, askedAs: ReadonlyMap<number, string>): readonly [Kind, Step] | undefined => {
  switch (line.k) {
    case 'a':
      return ['action', { i: line.i, name: line.ty, data: line.pl }];
    case 'q':
      return ['request', { i: line.i, name: `${line.m} ${line.u}`, data: line.b }];
    case 's': {
      const { i, r, st, sc, b, env, err } = line;
      return ['reply', { i, name: askedAs.get(r) ?? `#${r}`, data: { st, sc, b, env, err } }];
    }
    case 'w':
      return ['push', { i: line.i, name: `${line.ch} ${line.n}`, data: { d: line.d, end: line.end } }];
    case 't':
      return ['timer', { i: line.i, name: `${line.ms} ms`, data: line.id }];
    case 'n': {
      const { i, f, key = '', c, v, err } = line;
      return f === 'now' ? undefined : ['reading', { i, name: `${f} ${key}`, data: { c, v, err } }];
    }
    case 'v':
      return ['fact', { i: line.i, name: line.fn, data: line.id }];
    case 'x':
      return ['exception', { i: line.i, name: line.ep, data: line.err }];
    case 'c':
    case 'e':
      return undefined;
  }
};

const stepsOf = ({ lines }: ActionLog): ReadonlyMap<Kind, readonly Step[]> => {
  const askedAs = new Map(lines.flatMap((line) => (line.k === 'q' ? [[line.r, `${line.m} ${line.u}`]] : [])));
  const steps = new Map<Kind, Step[]>();
  for (const line of lines) {
    const [kind, step] = stepOf(line, askedAs) ?? [];
    if (kind === undefined || step === undefined) continue;
    const before = steps.get(kind);
    if (before) before.push(step);
    else steps.set(kind, [step]);
  }
  return steps;
};

const MOST = 20;
const placesIn = (one: unknown, other: unknown): readonly string[] =>
  differences(one, other, MOST).map(
    ({ path, expected, found }) => `${path === '' ? '' : `${path}：`}${shown(expected)} / ${shown(found)}`,
  );

const firstDifference = (kind: Kind, left: readonly Step[], right: readonly Step[]): readonly string[] => {
  const length = Math.max(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const [one, two] = [left[index], right[index]];
    if (one?.name === two?.name && differences(one?.data, two?.data, 1).length === 0) continue;
    return [
      `第一个不同的${KINDS[kind]}：行 ${one?.i ?? '无'} ${one?.name ?? ''} / 行 ${two?.i ?? '无'} ${two?.name ?? ''}`,
      ...(one && two && one.name === two.name ? placesIn(one.data, two.data) : []),
    ];
  }
  return [];
};

/** What is damaged in one of them alone, or at another place. */
const damagesIn = (which: string, { damages }: ActionLog, other: ActionLog): readonly string[] => {
  const known = new Set(other.damages.map(damageWords));
  return damages.map(damageWords).flatMap((words) => (known.has(words) ? [] : [`${which}：${words}`]));
};

/** Of two logs: of each kind of line the first that differs, and where their first and last states differ. */
export const diff: Command = (log, ports, { rest: [other] }) => {
  if (other === undefined) return undefined;
  const against = otherLog(other, ports);
  const [left, right] = [stepsOf(log), stepsOf(against)];
  const words = [
    ...damagesIn('前一份', log, against),
    ...damagesIn('后一份', against, log),
    ...placesIn(log.header.state, against.header.state).map((place) => `开始的状态 ${place}`),
    ...(Object.keys(KINDS) as Kind[]).flatMap((kind) =>
      firstDifference(kind, left.get(kind) ?? [], right.get(kind) ?? []),
    ),
  ];
  const { print, reducers } = ports;
  try {
    const states = [replay(log, reducers).state, replay(against, reducers).state] as const;
    words.push(...placesIn(...states).map((place) => `状态 ${place}`));
  } catch (error) {
    if (!(error instanceof NotFoldable)) throw error;
    print([...words, `状态没有比较：${error.message}`]);
    return words.length === 0 ? EXIT.unreadable : EXIT.diverged;
  }
  print(words.length === 0 ? ['相同'] : words);
  return words.length === 0 ? EXIT.same : EXIT.diverged;
};
