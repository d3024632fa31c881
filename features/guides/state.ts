import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { events, type GuidePosition } from './events';
import { without, type TaskIds } from './tasks';
import { stepAt, type Guided } from './way';

/** `away`: the member is on another page than the step. `missed`: what it shows did not come in time. */
export type Phase = 'away' | 'awaited' | 'shown' | 'missed';

export interface Running extends GuidePosition {
  readonly phase: Phase;
}

export interface GuidesState {
  readonly member?: Guided & { readonly globalId: string };
  readonly route?: string;
  readonly running?: Running;
  /** Where a guide that was left goes on. */
  readonly progress?: GuidePosition;
  readonly isOffered: boolean;
  readonly tasks: TaskIds;
}
export const initialState: GuidesState = { isOffered: false, tasks: {} };

const at = (state: GuidesState, { guide, step }: GuidePosition): GuidesState => ({
  ...state,
  isOffered: false,
  progress: { guide, step },
  running: { guide, step, phase: stepAt({ guide, step })?.page === state.route ? 'awaited' : 'away' },
});

const inPhase = (state: GuidesState, { guide, step }: GuidePosition, phase: Phase): GuidesState =>
  state.running?.guide === guide && state.running.step === step
    ? { ...state, running: { guide, step, phase } }
    : state;

type MemberKnown = ReturnType<typeof auth.userReloaded>['payload'];
const withMember = (state: GuidesState, { user }: MemberKnown): GuidesState => ({
  ...state,
  member: { globalId: user.globalId, isVip: user.isVip, hasRights: user.hasRights },
});
const atRest = ({ running: _, ...state }: GuidesState): GuidesState => state;
const forgotten = ({ progress: _, ...state }: GuidesState): GuidesState => atRest(state);

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, (state, { payload }) => withMember(state, payload))
    .addCase(auth.userReloaded, (state, { payload }) => withMember(state, payload))
    .addCase(auth.loggedOut, ({ route }): GuidesState => ({ ...initialState, ...(route && { route }) }))
    .addCase(navigation.routeEntered, (state, { payload: { name, isSameRoute } }): GuidesState => {
      const next = { ...state, route: name };
      return state.running && !(isSameRoute && state.route === name) ? at(next, state.running) : next;
    })
    .addCase(events.guideBegun, (state, { payload }) => at(state, payload))
    .addCase(events.guideResumed, (state, { payload }) => at(state, payload))
    .addCase(events.stepReached, (state, { payload }) => at(state, payload))
    .addCase(events.targetFound, (state, { payload }) => inPhase(state, payload, 'shown'))
    .addCase(events.targetLost, (state, { payload }) => inPhase(state, payload, 'awaited'))
    .addCase(events.targetMissed, (state, { payload }) => inPhase(state, payload, 'missed'))
    .addCase(events.guideClosed, atRest)
    .addCase(events.guideCompleted, forgotten)
    .addCase(events.progressFound, (state, { payload }): GuidesState => ({ ...state, progress: payload }))
    .addCase(events.guideOffered, (state): GuidesState => ({ ...state, isOffered: true }))
    .addCase(events.offerDeclined, (state): GuidesState => ({ ...state, isOffered: false }))
    .addCase(events.tasksFound, (state, { payload }): GuidesState => ({
      ...state,
      tasks: { ...state.tasks, ...payload },
    }))
    .addCase(events.taskSettled, (state, { payload: { name } }): GuidesState => ({
      ...state,
      tasks: without(state.tasks, name),
    })),
);
