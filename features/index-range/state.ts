import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { RangeTable, SubjectRange } from './contract';
import { events } from './events';
import { viewFrom, type RangeView } from './range-view';

type Status = 'idle' | 'loading' | 'shown' | 'failed';

/** While another table is on its way the old one stays on the screen. */
export interface TableState {
  readonly status: Status;
  readonly view: RangeView;
  readonly table?: RangeTable;
  readonly problem?: Problem;
}
export interface SubjectState {
  readonly status: Status;
  readonly name?: string;
  readonly subject?: SubjectRange;
  /** Months after which a sample of its composition counts for half; null: all count alike. */
  readonly halfLife: number | null;
  readonly problem?: Problem;
}
export interface IndexRangeState {
  readonly table: TableState;
  readonly subject: SubjectState;
}
export const initialState: IndexRangeState = {
  table: { status: 'idle', view: viewFrom({}) },
  subject: { status: 'idle', halfLife: null },
};

type State = IndexRangeState;
const withTable = (state: State, table: TableState): State => ({ ...state, table });
const withSubject = (state: State, subject: SubjectState): State => ({ ...state, subject });

/** The same samples: what is chosen for them still holds. */
const isSame = (before: SubjectRange | undefined, { row }: SubjectRange): boolean =>
  before?.row.name === row.name && before.row.n === row.n;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.tableRequested, (state, { payload: { view } }): State =>
      withTable(state, { status: 'loading', view, ...(state.table.table && { table: state.table.table }) }),
    )
    .addCase(events.tableLoaded, (state, { payload: { table } }): State =>
      withTable(state, { status: 'shown', view: state.table.view, table }),
    )
    .addCase(events.tableFailed, (state, { payload: { problem } }): State =>
      withTable(state, { status: 'failed', view: state.table.view, problem }),
    )
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
    // What one member paid for is not left for the next at this screen.
    .addCase(auth.loggedOut, () => initialState),
);
