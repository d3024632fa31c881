import type { FullReplay } from '#infra/action-log/full-replay';
import type { LogLine } from '#infra/action-log/log';
import type { ActionLog } from '#infra/action-log/reader';
import type { Reducers } from '#infra/action-log/replay';

export const EXIT = { same: 0, unreadable: 2, diverged: 3, misused: 64 } as const;

export interface CliPorts {
  /** Text of a file; throws when there is none. */
  readonly read: (file: string) => string;
  readonly print: (text: string) => void;
  /** What is no part of the result. */
  readonly remark: (text: string) => void;
  /** Ms, for what takes how long. */
  readonly now: () => number;
  /** Any, from the system's source of chance. */
  readonly newKey: () => Uint8Array;
  readonly reducers: Reducers;
  /** Of the portal of this build; throws NotReplayable. */
  readonly replayInFull: (log: ActionLog) => FullReplay;
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
export type Command = (log: ActionLog, ports: CliPorts, options: Options) => number | undefined;

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
