import { CONDITION_FORM } from '#infra/action-log/condition';
import { asLog, fromDevtools } from '#infra/action-log/devtools';
import { LogUnreadable, readLog, type ActionLog } from '#infra/action-log/reader';
import { EXIT, type CliPorts, type Command, type Options, type Outlets } from './commands/command';
import { actions, diff, info, requests, state } from './commands/look';
import { bisect, minimise, test } from './commands/narrow';
import { outletsOf } from './commands/outlets';
import { perf } from './commands/perf';
import { convert, redact } from './commands/rewrite';
import { verify } from './commands/verify';

export { EXIT, type CliPorts };

const USAGE = `用法：npm run alog -- 命令 文件 [选项]
  verify  文件 [--mode state|full]  重放并比较：0 一致，3 有分歧，4 没有可以比较的，2 读不懂
  info    文件                      日志从哪里来，里面有什么
  actions 文件 [--type 正则] [--json]   每行一个动作
  requests 文件 [--json]            每行一个请求和它的回应
  state   文件 [--at N] [--path 路径]   N 个动作之后的状态，不写 --at 为最后
  diff    文件 另一文件             第一个不同的动作、请求，和最后状态的不同之处
  bisect  文件 --when 条件          条件在哪个动作之后成立
  minimise 文件 --when 条件         仍使条件成立的最少动作，写成一份日志
  test    文件 [--when 条件]        写成一个 jest 测试
  redact  文件 [--rules 规则.json]  再脱敏一次，规则形如 {"drop":["键"],"form":[],"length":[]}
  convert 文件 --to devtools [--shape A|B|C]   写成 Redux DevTools 的文件
  convert 文件 --from devtools      把 Redux DevTools 的文件（A、B、C 三种形状）写成日志
  perf    文件                      最慢的 reducer 与动作
条件${CONDITION_FORM}`;

const commands: Readonly<Record<string, Command>> = {
  verify,
  info,
  actions,
  requests,
  state,
  diff,
  bisect,
  minimise,
  test,
  redact,
  convert,
  perf,
};

const FLAGS = ['--json'];

const optionsOf = (words: readonly string[]): Options => {
  const values = new Map<string, string | undefined>();
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (FLAGS.includes(word)) values.set(word, undefined);
    else if (word.startsWith('--')) {
      at += 1;
      values.set(word, words[at] ?? '');
    } else rest.push(word);
  }
  return { value: (name) => values.get(name), has: (name) => values.has(name), rest };
};

const misused = ({ print }: Outlets): number => {
  print(USAGE.split('\n'));
  return EXIT.misused;
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const unreadable = ({ print }: Outlets, error: unknown): number => {
  print([`读不懂：${wordsOf(error)}`]);
  return EXIT.unreadable;
};

/** Exit code of `alog COMMAND FILE`. */
export const runCli = ([name = '', file, ...words]: readonly string[], ports: CliPorts): number => {
  const outlets = outletsOf(ports);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || file === undefined) return misused(outlets);
  const options = optionsOf(words);
  let log: ActionLog;
  try {
    const text = ports.read(file);
    if (name === 'convert' && options.value('--from') === 'devtools') {
      outlets.printFile(fromDevtools(text, ports.reducers).trimEnd());
      return EXIT.same;
    }
    log = readLog(asLog(text, ports.reducers));
  } catch (error) {
    return unreadable(outlets, error);
  }
  try {
    return command(log, { ...ports, ...outlets }, options) ?? misused(outlets);
  } catch (error) {
    if (error instanceof LogUnreadable) return unreadable(outlets, error);
    // Its words may be the log's.
    const { stack = wordsOf(error) } = error instanceof Error ? error : {};
    for (const line of stack.split('\n')) outlets.remark(line);
    return EXIT.broken;
  }
};
