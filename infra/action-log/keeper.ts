import { statesOfParts, type Telling } from './hand-over';
import { CHECKPOINT_EVERY } from './format';
import type { Segment, State } from './kept';
import type { Hidden } from './hidden';
import { redactor } from './redact';
import { writeLogInSteps, type Origin } from './write-log';
import type { Steps } from './steps';

/** A file as it would leave the browser, and what to know of it before. */
export interface MadeLog {
  readonly text: string;
  readonly hidden: Hidden;
  /** Some lines in which something is hidden. */
  readonly sample: readonly string[];
}

interface Mark {
  readonly at: number;
  /** Entries before it. */
  readonly entries: number;
  readonly actions: number;
  readonly state: State;
}

export interface KeeperPlan {
  readonly newKey: () => Uint8Array;
  readonly maxActions?: number;
}

/** How far back a log may begin, how much of it goes into the browser's storage, and whether more is to come. */
export interface Span {
  readonly lastMs?: number;
  readonly mostBytes?: number;
  readonly goesOn?: boolean;
}

const MAX_ACTIONS = 20_000;
/** Twice as long as what is attached to a report. */
const MARKS_MS = 120_000;
const MARK_EVERY_MS = 10_000;
const SAMPLES = 6;

interface Sized extends Segment {
  /** About as many as its lines will have. */
  bytes: number;
}

const countOf = ({ entries }: Segment): number => entries.filter(({ k }) => k === 'a').length;

/** What a tab has told, bounded; makes a log of all of it, or of its end. */
export const logKeeper = ({ newKey, maxActions = MAX_ACTIONS }: KeeperPlan) => {
  const segments: Sized[] = [];
  const joinState = statesOfParts();
  let origin: Origin | undefined;
  let marks: readonly Mark[] = [];
  let last: Mark | undefined;

  const totals = () => {
    const segment = segments.at(-1);
    return segment
      ? {
          entries: segment.entriesBefore + segment.entries.length,
          actions: segment.actionsBefore + countOf(segment),
        }
      : { entries: 0, actions: 0 };
  };

  const hear = (telling: Telling): void => {
    if (telling.k === 'begin') origin = telling.origin;
    else if (telling.k === 'segment') {
      const { startedAt, actionsBefore, entriesBefore } = telling;
      segments.push({
        startedAt,
        actionsBefore,
        entriesBefore,
        state: joinState(telling),
        entries: [],
        bytes: 0,
      });
      while (segments[1] && actionsBefore - segments[1].actionsBefore >= maxActions - CHECKPOINT_EVERY)
        segments.shift();
    } else if (telling.k === 'entries') {
      const segment = segments.at(-1);
      segment?.entries.push(...telling.entries);
      if (segment) segment.bytes += JSON.stringify(telling.entries).length;
    } else {
      last = { at: telling.at, ...totals(), state: joinState(telling) };
      const latest = marks.at(-1);
      if (!latest || last.at - latest.at >= MARK_EVERY_MS)
        marks = [...marks.filter(({ at }) => at > telling.at - MARKS_MS), last];
    }
  };

  /** The end of the log from a mark on. */
  const since = ({ at, entries, actions, state }: Mark): readonly Segment[] => {
    const later = segments.filter((segment) => segment.entriesBefore >= entries);
    const within = segments.findLast((segment) => segment.entriesBefore < entries);
    const rest = within?.entries.slice(entries - within.entriesBefore) ?? [];
    const first: Segment = {
      startedAt: rest[0]?.at ?? at,
      actionsBefore: actions,
      entriesBefore: entries,
      state,
      entries: rest,
    };
    return rest.length > 0 || later.length === 0 ? [first, ...later] : later;
  };

  const within = ({ lastMs, mostBytes = Infinity }: Span): readonly Segment[] => {
    if (lastMs !== undefined) {
      const from = (last?.at ?? 0) - lastMs;
      const mark = marks.findLast(({ at }) => at <= from);
      const first = segments.findLastIndex(({ startedAt }) => startedAt <= from);
      const entriesBefore = segments[first]?.entriesBefore ?? 0;
      if (mark && mark.entries >= entriesBefore) return since(mark);
      return segments.slice(Math.max(first, 0));
    }
    let bytes = 0;
    const first = segments.findLastIndex((segment) => (bytes += segment.bytes) > mostBytes) + 1;
    return segments.slice(Math.min(first, segments.length - 1));
  };

  function* make(span: Span = {}): Steps<MadeLog | undefined> {
    if (!origin || !last) return undefined;
    const made = redactor(newKey());
    const lines: string[] = [];
    const sample: string[] = [];
    let hiddenBefore = 0;
    yield* writeLogInSteps({
      segments: within(span),
      told: segments,
      state: last.state,
      origin,
      redactor: made,
      goesOn: span.goesOn ?? false,
      now: () => last?.at ?? 0,
      write: (line) => {
        lines.push(line);
        const { texts, figures, secrets, shortened, dropped } = made.hidden();
        const hidden = texts + figures + secrets + shortened + dropped;
        if (hidden > hiddenBefore && lines.length > 1 && sample.length < SAMPLES) sample.push(line);
        hiddenBefore = hidden;
      },
    });
    return { text: `${lines.join('\n')}\n`, hidden: made.hidden(), sample };
  }

  return {
    hear,
    make,
    /** About as many as the file of all would have. */
    bytes: () => segments.reduce((sum, each) => sum + each.bytes, 0),
  };
};
