import type { ActionLine } from '#infra/action-log/log';
import { readLog, type ActionLog } from '#infra/action-log/reader';
import { replay, type Reducers } from '#infra/action-log/replay';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(3)} s`;

const isAction = (line: ActionLog['lines'][number]): line is ActionLine => line.k === 'a';

/** Header and counts, a fact a line. */
const describeLog = ({ header, lines, end }: ActionLog): string => {
  const count = (kind: string) => lines.filter(({ k }) => k === kind).length;
  const lengthMs = lines.reduce((latest, line) => ('t' in line ? Math.max(latest, line.t) : latest), 0);
  return [
    `recording   ${header.rec}`,
    `program     ${header.app} ${header.bl}`,
    `started     ${new Date(header.t0).toISOString()} ${header.tz} ${header.loc}`,
    `length      ${seconds(lengthMs)}`,
    `redaction   ${header.rules}`,
    `slices      ${header.slices.join(', ')}`,
    `actions     ${count('a')}`,
    `requests    ${count('q')}, replies ${count('s')}`,
    `checkpoints ${count('c')}`,
    `end         ${end ? `after ${end.n} actions` : 'missing'}`,
  ].join('\n');
};

/** `17  1.234 s  event  search/found ← 15`, one a line. */
const describeActions = ({ lines }: ActionLog): string =>
  lines
    .filter(isAction)
    .map(({ i, t, ty, m, p }) => {
      const cause = p === undefined ? '' : ` ← ${p}`;
      return `${String(i).padStart(6)}  ${seconds(t).padStart(11)}  ${m.kind.padEnd(7)}  ${ty}${cause}`;
    })
    .join('\n');

interface Verdict {
  readonly isSame: boolean;
  readonly report: string;
}

/** Folds the log and says in words whether this build comes to the same states. */
const verify = (log: ActionLog, reducers: Reducers): Verdict => {
  const { actions, checkpoints, divergence, unknownSlices } = replay(log, reducers);
  const words: string[] = [];
  if (!log.isIntact) words.push('the file was changed after it was written');
  if (divergence) {
    const { of, at, n, expected, found, slices = [] } = divergence;
    words.push(
      `${of === 'state' ? 'state differs' : 'requests differ'} at the ${at} after ${n} actions: ${expected.slice(0, 12)} recorded, ${found.slice(0, 12)} found${slices.length > 0 ? ` in ${slices.join(', ')}` : ''}`,
    );
  }
  if (unknownSlices.length > 0) words.push(`no reducer for ${unknownSlices.join(', ')}`);
  const isSame = log.isIntact && !divergence;
  const ending = log.end ? '' : ', no end line (the log was cut off)';
  return {
    isSame,
    report: [
      `${isSame ? 'same' : 'diverged'}: ${actions} actions, ${checkpoints} checkpoints${ending}`,
      ...words,
    ].join('\n'),
  };
};

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
