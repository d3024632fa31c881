import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Problem } from '#src/kernel/send';
import type { ColumnCard, Content, Opened, Section, Zone } from './contract';
import type { Wish } from './content-path';
import { events } from './events';

type Status = 'idle' | 'loading' | 'shown' | 'failed';

/** Options by question, in the order of the questions; undefined where none is chosen yet. */
export type Answers = readonly (number | undefined)[];

export interface ReadingState {
  readonly status: Status;
  /** Asked for last. */
  readonly wish?: Wish;
  readonly content?: Content;
  /** Where the member left the last time. */
  readonly left: string | null;
  readonly place: string | null;
  readonly done: readonly string[];
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
const noReading: ReadingState = { status: 'idle', left: null, place: null, done: [], answers: {} };
export const initialState: LearningState = {
  zone: { status: 'idle' },
  columns: { status: 'idle', columns: [] },
  reading: noReading,
  today: 0,
  saving: [],
};

const finished = (done: readonly string[], section: string): readonly string[] =>
  done.includes(section) ? done : [...done, section];
const sectionIn = ({ content }: ReadingState, id: string): Section | undefined =>
  content?.sections.find((section) => section.id === id);

/** The answer to a former wish is not of what is open. */
const isOf = ({ wish }: ReadingState, { shelf, id }: Wish): boolean =>
  wish?.shelf === shelf && wish.id === id;

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

/** What is only to be read is done once it was reached. */
const reached = (reading: ReadingState, places: readonly string[]): ReadingState => {
  const sections = places.flatMap((place) => sectionIn(reading, place) ?? []);
  return {
    ...reading,
    place: sections[0]?.id ?? reading.place,
    done: sections.reduce((done, { id, questions }) => (questions ? done : finished(done, id)), reading.done),
  };
};

/** The first answer stands. Questions are done once all are answered. */
const answered = (reading: ReadingState, section: string, question: number, option: number): ReadingState => {
  const questions = sectionIn(reading, section)?.questions;
  const before = reading.answers[section] ?? [];
  if (!questions?.[question] || before[question] !== undefined) return reading;
  const after = questions.map((_, at) => (at === question ? option : before[at]));
  return {
    ...reading,
    answers: { ...reading.answers, [section]: after },
    done: after.includes(undefined) ? reading.done : finished(reading.done, section),
  };
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
    .addCase(events.contentRequested, (state, { payload: wish }): LearningState => ({
      ...state,
      reading: { ...noReading, status: 'loading', wish },
    }))
    .addCase(events.placeWanted, (state, { payload: { place } }): LearningState => ({
      ...state,
      reading: state.reading.wish
        ? { ...state.reading, wish: { ...state.reading.wish, place } }
        : state.reading,
    }))
    .addCase(events.contentLoaded, (state, { payload: { wish, opened } }): LearningState => ({
      ...state,
      reading: isOf(state.reading, wish) ? shown(state.reading, opened) : state.reading,
      today: opened.today,
    }))
    .addCase(events.contentFailed, (state, { payload: { wish, problem } }): LearningState => ({
      ...state,
      reading: isOf(state.reading, wish) ? { ...state.reading, status: 'failed', problem } : state.reading,
    }))
    .addCase(events.placesReached, (state, { payload: { places } }): LearningState => ({
      ...state,
      reading: reached(state.reading, places),
    }))
    .addCase(events.questionAnswered, (state, { payload: { section, question, option } }): LearningState => ({
      ...state,
      reading: answered(state.reading, section, question, option),
    }))
    .addCase(events.timeCounted, (state, { payload: { today } }): LearningState => ({ ...state, today }))
    .addCase(events.fileRequested, (state, { payload: { id } }): LearningState => ({
      ...state,
      saving: [...state.saving, id],
    }))
    .addCase(events.fileSaved, (state, { payload }) => withoutSaving(state, payload.id))
    .addCase(events.fileFailed, (state, { payload }) => withoutSaving(state, payload.id)),
);
