import { readLog, type ActionLog } from '#infra/action-log/reader';
import { replay, type Reducers } from '#infra/action-log/replay';
import { describeActions, describeLog } from './describe-log';
import { verify } from './verify';

export const EXIT = { same: 0, unreadable: 2, diverged: 3, misused: 64 } as const;

export interface CliPorts {
  /** Text of a file; throws when there is none. */
  readonly read: (file: string) => string;
  /** SHA-256 of the text in hex. */
  readonly hash: (text: string) => string;
  readonly print: (text: string) => void;
  readonly reducers: Reducers;
}

const USAGE = `alog verify FILE        folds the log and compares every hash: 0 same, 3 diverged, 2 unreadable
alog info FILE          where the log comes from and what it holds
alog actions FILE       one message a line
alog state FILE [--at N]  state after N actions as JSON, without --at after all`;

type Command = (log: ActionLog, ports: CliPorts, options: readonly string[]) => number;

const numberAfter = (options: readonly string[], name: string): number => {
  const at = options.indexOf(name);
  return at < 0 ? Infinity : Number(options[at + 1]);
};

const commands: Readonly<Record<string, Command>> = {
  verify: (log, { print, reducers }) => {
    const { isSame, report } = verify(log, reducers);
    print(report);
    return isSame ? EXIT.same : EXIT.diverged;
  },
  info: (log, { print }) => {
    print(describeLog(log));
    return EXIT.same;
  },
  actions: (log, { print }) => {
    print(describeActions(log));
    return EXIT.same;
  },
  state: (log, { print, reducers }, options) => {
    const until = numberAfter(options, '--at');
    if (Number.isNaN(until)) return misused(print);
    print(JSON.stringify(replay(log, reducers, until).state, null, 2));
    return EXIT.same;
  },
};

const misused = (print: CliPorts['print']): number => {
  print(USAGE);
  return EXIT.misused;
};

/** Exit code of `alog COMMAND FILE`. */
export const runCli = ([name = '', file, ...options]: readonly string[], ports: CliPorts): number => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || file === undefined) return misused(ports.print);
  let log: ActionLog;
  try {
    log = readLog(ports.read(file), ports.hash);
  } catch (error) {
    ports.print(`unreadable: ${error instanceof Error ? error.message : String(error)}`);
    return EXIT.unreadable;
  }
  return command(log, ports, options);
};
