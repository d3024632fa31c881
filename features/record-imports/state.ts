import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import type { ImportChoices, ImportKinds, ImportPreview, ImportReceipt } from './contract';
import { events } from './events';

export const ROUTE = 'recordImport';
const FIRST_KIND = 'projects';

export interface RecordImportsState {
  readonly isHere: boolean;
  readonly kind: string;
  readonly offered?: ImportKinds;
  readonly offerProblem?: Problem;
  readonly status: 'rest' | 'reading' | 'shown' | 'storing' | 'stored';
  readonly preview?: ImportPreview;
  /** As they were asked for last, whether the file could be read under them or not. */
  readonly choices: ImportChoices;
  readonly problem?: Problem;
  readonly receipt?: ImportReceipt;
}

const NO_CHOICES: ImportChoices = { map: [], assume: [] };
export const initialState: RecordImportsState = {
  isHere: false,
  kind: FIRST_KIND,
  status: 'rest',
  choices: NO_CHOICES,
};

const withoutFile = ({
  preview: _p,
  problem: _q,
  receipt: _r,
  ...state
}: RecordImportsState): RecordImportsState => ({ ...state, status: 'rest', choices: NO_CHOICES });

const isStoring = ({ status, preview }: RecordImportsState, importId: string) =>
  status === 'storing' && preview?.importId === importId;

const entered = (
  state: RecordImportsState,
  { name, query }: { readonly name: string; readonly query: Readonly<Record<string, string>> },
): RecordImportsState => {
  if (name !== ROUTE) return { ...withoutFile(state), isHere: false };
  const { kind = FIRST_KIND } = query;
  return { ...(kind === state.kind ? state : withoutFile(state)), kind, isHere: true };
};

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(navigation.routeEntered, (state, { payload }): RecordImportsState => entered(state, payload))
    .addCase(auth.loggedOut, ({ isHere, kind }): RecordImportsState => ({ ...initialState, isHere, kind }))
    .addCase(events.kindsRequested, ({ offerProblem: _, ...state }): RecordImportsState => state)
    .addCase(events.kindsLoaded, (state, { payload: { offered } }): RecordImportsState => ({
      ...state,
      offered,
    }))
    .addCase(events.kindsFailed, (state, { payload }): RecordImportsState => ({
      ...state,
      offerProblem: payload.problem,
    }))
    .addCase(
      events.readingRequested,
      ({ problem: _, receipt: __, ...state }, { payload: { choices } }): RecordImportsState => ({
        ...(choices ? { ...state, choices } : withoutFile(state)),
        status: 'reading',
      }),
    )
    .addCase(events.fileUnderstood, (state, { payload: { preview } }): RecordImportsState => ({
      ...state,
      status: 'shown',
      preview,
      choices: preview.choices,
    }))
    .addCase(events.readingFailed, (state, { payload: { problem } }): RecordImportsState => ({
      ...state,
      status: state.preview ? 'shown' : 'rest',
      problem,
    }))
    .addCase(events.acceptRequested, ({ problem: _, ...state }): RecordImportsState => ({
      ...state,
      status: 'storing',
    }))
    .addCase(events.recordsImported, (state, { payload: { importId, receipt } }): RecordImportsState =>
      isStoring(state, importId) ? { ...state, status: 'stored', receipt } : state,
    )
    .addCase(events.importFailed, (state, { payload: { importId, problem } }): RecordImportsState =>
      isStoring(state, importId) ? { ...state, status: 'shown', problem } : state,
    )
    .addCase(events.fileClosed, (state): RecordImportsState => withoutFile(state)),
);
