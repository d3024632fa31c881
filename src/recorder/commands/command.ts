import type { FullReplay } from '#infra/action-log/full-replay';
import type { LogLine } from '#infra/action-log/log';
import type { ActionLog } from '#infra/action-log/reader';
import type { Reducers } from '#infra/action-log/replay';

export const EXIT = { same: 0, broken: 1, unreadable: 2, diverged: 3, uncompared: 4, misused: 64 } as const;

export interface CliPorts {
  /** Text of a file; throws when there is none. */
  readonly read: (file: string) => string;
  readonly print: (text: string) => void;
  /** What is no part of the result. */
  readonly remark: (text: string) => void;
  /** Whether what is printed comes before eyes, and not into a file. */
  readonly isTerminal: boolean;
  /** Ms, for what takes how long. */
  readonly now: () => number;
  /** Any, from the system's source of chance. */
  readonly newKey: () => Uint8Array;
  readonly reducers: Reducers;
  /** Of the portal of this build; throws NotReplayable. */
  readonly replayInFull: (log: ActionLog) => FullReplay;
}

/** All that a command may say. What a log holds is a stranger's, and may give no orders to the terminal. */
export interface Outlets {
  /** For a person, line by line. */
  readonly print: (lines: readonly string[]) => void;
  readonly remark: (line: string) => void;
  /** JSON or a program: the same once it is read. */
  readonly printData: (text: string) => void;
  /** A log, whose end vouches for every byte; of a terminal it is data. */
  readonly printFile: (text: string) => void;
}

/** What follows the file on the command line. */
export interface Options {
  /** Value of `--name value`. */
  readonly value: (name: string) => string | undefined;
  readonly has: (name: string) => boolean;
  /** What is no option. */
  readonly rest: readonly string[];
}

/** Exit code; undefined when it was not asked rightly. */
export type Command = (
  log: ActionLog,
  ports: Omit<CliPorts, keyof Outlets> & Outlets,
  options: Options,
) => number | undefined;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(3)} s`;

export const linesOf = <K extends LogLine['k']>(
  { lines }: ActionLog,
  kind: K,
): readonly Extract<LogLine, { readonly k: K }>[] =>
  lines.filter(
    (line): line is Extract<LogLine, { readonly k: K }> & ActionLog['lines'][number] => line.k === kind,
  );

const LONGEST = 160;

/** JSON on one line, not too long. */
export const shown = (value: unknown): string => {
  const text = value === undefined ? '无' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};
