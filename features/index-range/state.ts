import { createReducer } from '@reduxjs/toolkit';
import type { FilterWords } from '#src/contract/listing/list';
import type { Problem } from '#src/kernel/send';
import { events as navigation } from '#features/navigation/events';
import { events as auth } from '#features/auth/events';
import { isListEvent, listReducer, type ListState } from '#src/listing/list-state';
import { rangeList, type RangeTable, type RangeView, type SubjectRange } from './contract';
import { events } from './events';

export interface SubjectState {
  readonly status: ListState<unknown, unknown>['status'];
  readonly name?: string;
  readonly subject?: SubjectRange;
  /** Months after which a sample of its composition counts for half; null: all count alike. */
  readonly halfLife: number | null;
  readonly problem?: Problem;
}
export interface IndexRangeState {
  readonly table: ListState<RangeView, RangeTable>;
  readonly subject: SubjectState;
  /** What the address says that is no choice of this page. */
  readonly unread: readonly FilterWords[];
}
export const initialState: IndexRangeState = {
  table: { status: 'idle', view: rangeList.viewFrom({}) },
  subject: { status: 'idle', halfLife: null },
  unread: [],
};

type State = IndexRangeState;
const table = listReducer(events, initialState.table.view);
const withSubject = (state: State, subject: SubjectState): State => ({ ...state, subject });

/** The same samples: what is chosen for them still holds. */
const isSame = (before: SubjectRange | undefined, { row }: SubjectRange): boolean =>
  before?.row.name === row.name && before.row.n === row.n;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.subjectRequested, (state, { payload: { name } }): State =>
      withSubject(state, {
        status: 'loading',
        name,
        halfLife: state.subject.halfLife,
        ...(state.subject.subject && { subject: state.subject.subject }),
      }),
    )
    .addCase(events.subjectLoaded, (state, { payload: { subject } }): State =>
      withSubject(state, {
        status: 'shown',
        name: subject.row.name,
        subject,
        halfLife: isSame(state.subject.subject, subject) ? state.subject.halfLife : null,
      }),
    )
    .addCase(events.subjectFailed, (state, { payload: { problem } }): State =>
      withSubject(state, {
        status: 'failed',
        halfLife: null,
        ...(state.subject.name && { name: state.subject.name }),
        problem,
      }),
    )
    .addCase(events.ageWeighed, (state, { payload: { halfLife } }): State =>
      withSubject(state, { ...state.subject, halfLife }),
    )
    .addCase(navigation.routeEntered, (state, { payload: { name, query } }): State =>
      name === rangeList.route ? { ...state, unread: rangeList.unread(query) } : state,
    )
    // What one member paid for is not left for the next at this screen.
    .addCase(auth.loggedOut, () => initialState)
    .addMatcher(isListEvent(events), (state, event): State => ({
      ...state,
      table: table(state.table, event),
    })),
);
