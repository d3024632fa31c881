import type { ActionLine, LogLine, PushLine, ReadingLine, ReplyLine, RequestLine, TimerLine } from './log';

/** What a replay hands to the program. */
export type Fed = ActionLine | ReplyLine | PushLine | TimerLine | ReadingLine;
/** What a replay demands of it. */
export type Expected = ActionLine | RequestLine;

export interface Causes {
  readonly fed: readonly Fed[];
  readonly expected: readonly Expected[];
  /** Ordinal among the program's own requests, by that in the log. */
  readonly ownOrdinals: ReadonlyMap<number, number>;
}

const isOwnRequest = (line: LogLine): line is RequestLine => line.k === 'q' && line.o === undefined;

/** Parts what came from outside from what the program brought forth. */
export const causesIn = (lines: readonly LogLine[]): Causes => {
  const own = new Map(lines.filter(isOwnRequest).map(({ r }, at) => [r, at + 1]));
  const isFed = (line: LogLine): line is Fed => {
    if (line.k === 'a') return line.o !== 'epic';
    if (line.k === 's') return own.has(line.r);
    return line.k === 'w' || line.k === 't' || (line.k === 'n' && line.f === 'join');
  };
  return {
    fed: lines.filter(isFed),
    expected: lines.filter(
      (line): line is Expected => (line.k === 'a' && line.o === 'epic') || isOwnRequest(line),
    ),
    ownOrdinals: own,
  };
};

export const nameOf = (line: Expected): string => (line.k === 'a' ? line.ty : `${line.m} ${line.u}`);
