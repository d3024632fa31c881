import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Problem } from '#src/kernel/send';
import type { ColumnCard, Content, Opened, Section, Zone } from './contract';
import type { ContentQuery } from './content-path';
import { events } from './events';
import { leastSeconds } from './least-seconds';

type Counting = ReturnType<typeof events.timeCounted>['payload'];
type Status = 'idle' | 'loading' | 'shown' | 'failed';

/** Options by question, in the order of the questions; undefined where none is chosen yet. */
export type Answers = readonly (number | undefined)[];

export interface ReadingState {
  readonly status: Status;
  /** Asked for last. */
  readonly query?: ContentQuery;
  readonly content?: Content;
  /** Where the member left the last time. */
  readonly left: string | null;
  readonly place: string | null;
  /** As the server accepted them. */
  readonly done: readonly string[];
  /** Gone through, and not accepted yet; what is read soonest comes first. */
  readonly claimed: readonly string[];
  /** Seconds that a claimed section is still to be read for, as of the server's last answer. */
  readonly missing: Readonly<Record<string, number>>;
  readonly answers: Readonly<Record<string, Answers>>;
  readonly problem?: Problem;
}
export interface LearningState {
  readonly zone: {
    readonly status: Status;
    readonly moduleName?: string;
    readonly zone?: Zone;
    readonly problem?: Problem;
  };
  readonly columns: {
    readonly status: Status;
    readonly columns: readonly ColumnCard[];
    readonly problem?: Problem;
  };
  readonly reading: ReadingState;
  /** Seconds of attention today, as the server counts them. */
  readonly today: number;
  /** Whose workbooks are on their way. */
  readonly saving: readonly string[];
}
const noReading: ReadingState = {
  status: 'idle',
  left: null,
  place: null,
  done: [],
  claimed: [],
  missing: {},
  answers: {},
};
export const initialState: LearningState = {
  zone: { status: 'idle' },
  columns: { status: 'idle', columns: [] },
  reading: noReading,
  today: 0,
  saving: [],
};

const sectionIn = ({ content }: ReadingState, id: string): Section | undefined =>
  content?.sections.find((section) => section.id === id);

const leastOf = (reading: ReadingState, id: string): number => leastSeconds(sectionIn(reading, id));

/** The server goes by this order, so that a short section does not wait for a long one. */
const claiming = (reading: ReadingState, section: string): ReadingState =>
  reading.done.includes(section) || reading.claimed.includes(section)
    ? reading
    : {
        ...reading,
        claimed: [...reading.claimed, section].sort((a, b) => leastOf(reading, a) - leastOf(reading, b)),
      };

/** The answer to a former query is not of what is open. */
const isOf = ({ query }: ReadingState, { collection, id }: ContentQuery): boolean =>
  query?.collection === collection && query.id === id;

const shown = (reading: ReadingState, { content, progress }: Opened): ReadingState => {
  const { problem: _, ...rest } = reading;
  return {
    ...rest,
    status: 'shown',
    content,
    left: progress.place,
    place: progress.place,
    done: progress.done,
  };
};

/** What is only to be read is gone through once it was reached. */
const reached = (reading: ReadingState, places: readonly string[]): ReadingState => {
  const sections = places.flatMap((place) => sectionIn(reading, place) ?? []);
  return sections
    .filter(({ questions }) => !questions)
    .reduce((after, { id }) => claiming(after, id), {
      ...reading,
      place: sections[0]?.id ?? reading.place,
    });
};

/** The first answer stands. Questions are gone through once all are answered. */
const answered = (reading: ReadingState, section: string, question: number, option: number): ReadingState => {
  const questions = sectionIn(reading, section)?.questions;
  const before = reading.answers[section] ?? [];
  if (!questions?.[question] || before[question] !== undefined) return reading;
  const after = questions.map((_, at) => (at === question ? option : before[at]));
  const told = { ...reading, answers: { ...reading.answers, [section]: after } };
  return after.includes(undefined) ? told : claiming(told, section);
};

/** What is not accepted stays claimed, and says what it lacks: time spent on one section counts for no other. */
const counted = (
  reading: ReadingState,
  { beat, counted: { seconds, done: accepted } }: Counting,
): ReadingState => {
  if (reading.content?.id !== beat.id) return reading;
  const done = [...new Set([...reading.done, ...accepted])];
  const claimed = reading.claimed.filter((id) => !done.includes(id));
  const missing: Record<string, number> = {};
  let lacking = -done.reduce((left, id) => left - leastOf(reading, id), seconds);
  for (const id of claimed.filter((one) => beat.done.includes(one))) {
    lacking += leastOf(reading, id);
    missing[id] = Math.max(1, lacking);
  }
  return { ...reading, done, claimed, missing };
};

const withoutSaving = (state: LearningState, id: string): LearningState => ({
  ...state,
  saving: state.saving.filter((one) => one !== id),
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedOut, () => initialState)
    .addCase(events.zoneRequested, (state, { payload: { moduleName } }): LearningState => {
      const { problem: _, moduleName: _before, ...zone } = state.zone;
      return {
        ...state,
        zone: { ...zone, status: 'loading', ...(moduleName !== undefined && { moduleName }) },
      };
    })
    .addCase(events.zoneLoaded, (state, { payload: { zone } }): LearningState => ({
      ...state,
      zone: { ...state.zone, status: 'shown', zone },
      today: zone.today,
    }))
    .addCase(events.zoneFailed, (state, { payload: { problem } }): LearningState => ({
      ...state,
      zone: { ...state.zone, status: 'failed', problem },
    }))
    .addCase(events.columnsRequested, (state): LearningState => ({
      ...state,
      columns: { status: 'loading', columns: state.columns.columns },
    }))
    .addCase(events.columnsLoaded, (state, { payload: { columns } }): LearningState => ({
      ...state,
      columns: { status: 'shown', columns },
    }))
    .addCase(events.columnsFailed, (state, { payload: { problem } }): LearningState => ({
      ...state,
      columns: { ...state.columns, status: 'failed', problem },
    }))
    .addCase(events.contentRequested, (state, { payload: query }): LearningState => ({
      ...state,
      reading: { ...noReading, status: 'loading', query },
    }))
    .addCase(events.placeWanted, (state, { payload: { place } }): LearningState => ({
      ...state,
      reading: state.reading.query
        ? { ...state.reading, query: { ...state.reading.query, place } }
        : state.reading,
    }))
    .addCase(events.contentLoaded, (state, { payload: { query, opened } }): LearningState => ({
      ...state,
      reading: isOf(state.reading, query) ? shown(state.reading, opened) : state.reading,
      today: opened.today,
    }))
    .addCase(events.contentFailed, (state, { payload: { query, problem } }): LearningState => ({
      ...state,
      reading: isOf(state.reading, query) ? { ...state.reading, status: 'failed', problem } : state.reading,
    }))
    .addCase(events.placesReached, (state, { payload: { places } }): LearningState => ({
      ...state,
      reading: reached(state.reading, places),
    }))
    .addCase(events.questionAnswered, (state, { payload: { section, question, option } }): LearningState => ({
      ...state,
      reading: answered(state.reading, section, question, option),
    }))
    .addCase(events.timeCounted, (state, { payload }): LearningState => ({
      ...state,
      reading: counted(state.reading, payload),
      today: payload.counted.today,
    }))
    .addCase(events.fileRequested, (state, { payload: { id } }): LearningState => ({
      ...state,
      saving: [...state.saving, id],
    }))
    .addCase(events.fileSaved, (state, { payload }) => withoutSaving(state, payload.id))
    .addCase(events.fileFailed, (state, { payload }) => withoutSaving(state, payload.id)),
);
