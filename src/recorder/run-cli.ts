import { CONDITION_FORM } from '#infra/action-log/condition';
import { asLog, fromDevtools } from '#infra/action-log/devtools';
import { LogUnreadable, readLog, type ActionLog } from '#infra/action-log/reader';
import { NotFoldable } from '#infra/action-log/replay';
import { EXIT, type CliPorts, type Command, type Outlets } from './commands/command';
import { diff } from './commands/diff';
import { actions, info, requests, state } from './commands/look';
import { bisect, minimise, test } from './commands/narrow';
import { FileUnreadable } from './commands/open-log';
import { outletsOf } from './commands/outlets';
import { perf } from './commands/perf';
import { convert, redact, RULES_FORM } from './commands/rewrite';
import { verify } from './commands/verify';
import { optionsOf } from './options';

export { EXIT, type CliPorts };

const USAGE = `用法：npm run alog -- 命令 文件 [选项]
  verify  文件 [--mode state|full]  重放并比较：0 一致，3 有分歧，4 没有可以比较的，2 读不懂
  info    文件                      日志从哪里来，里面有什么：文件有损坏或被截断为 3
  actions 文件 [--type 正则] [--json]   每行一个动作
  requests 文件 [--json]            每行一个请求和它的回应
  state   文件 [--at N] [--path 路径]   N 个动作之后的状态，不写 --at 为最后
  diff    文件 另一文件             各类的行（动作、请求、回应、推送、定时、读取、事件、异常）第一处不同，
                                    和开始、最后状态的不同之处：0 相同，3 不同；时间不比较
  bisect  文件 --when 条件          条件在哪个动作之后成立
  minimise 文件 --when 条件         仍使条件成立的最少动作，写成一份日志
  test    文件 [--when 条件]        写成一个 jest 测试
  redact  文件 [--rules 规则.json]  再脱敏一次，规则形如 ${RULES_FORM}
  convert 文件 --to devtools [--shape A|B|C]   写成 Redux DevTools 的文件
  convert 文件 --from devtools      把 Redux DevTools 的文件（A、B、C 三种形状）写成日志
  perf    文件                      最慢的 reducer 与动作
条件${CONDITION_FORM}`;

interface Kind {
  readonly run: Command;
  readonly options?: readonly string[];
  /** Files besides the first. */
  readonly files?: number;
}

const commands: Readonly<Record<string, Kind>> = {
  verify: { run: verify, options: ['--mode'] },
  info: { run: info },
  actions: { run: actions, options: ['--type', '--json'] },
  requests: { run: requests, options: ['--json'] },
  state: { run: state, options: ['--at', '--path'] },
  diff: { run: diff, files: 1 },
  bisect: { run: bisect, options: ['--when'] },
  minimise: { run: minimise, options: ['--when'] },
  test: { run: test, options: ['--when'] },
  redact: { run: redact, options: ['--rules'] },
  convert: { run: convert, options: ['--to', '--from', '--shape'] },
  perf: { run: perf },
};

const misused = ({ print }: Outlets): number => {
  print(USAGE.split('\n'));
  return EXIT.misused;
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const unreadable = ({ print }: Outlets, error: unknown): number => {
  print([error instanceof NotFoldable ? error.message : `读不懂：${wordsOf(error)}`]);
  return EXIT.unreadable;
};

const UNREADABLE = [LogUnreadable, FileUnreadable, NotFoldable];

/** Exit code of `alog COMMAND FILE`. */
export const runCli = ([name = '', file, ...words]: readonly string[], ports: CliPorts): number => {
  const outlets = outletsOf(ports);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || file === undefined) return misused(outlets);
  const { run, options: known = [], files = 0 } = command;
  const options = optionsOf(words, { options: known, words: files });
  if (typeof options === 'string') {
    outlets.remark(options);
    return EXIT.misused;
  }
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
    return run(log, { ...ports, ...outlets }, options) ?? misused(outlets);
  } catch (error) {
    if (UNREADABLE.some((kind) => error instanceof kind)) return unreadable(outlets, error);
    // Its words may be the log's.
    const { stack = wordsOf(error) } = error instanceof Error ? error : {};
    for (const line of stack.split('\n')) outlets.remark(line);
    return EXIT.broken;
  }
};
