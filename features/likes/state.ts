import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events } from './events';
import { nameOf, type RecordKey } from './record-key';

interface Mark {
  readonly isLiked: boolean;
  /** Undefined until the server has told it. */
  readonly count?: number;
  readonly isChanging: boolean;
  /** Number of the last question put before this was so: its answer, and those to older ones, are out of date. */
  readonly since: number;
}
export interface LikesState {
  readonly member?: string;
  /** What a visitor wants to like as soon as they are logged in. */
  readonly deferred?: RecordKey;
  /** How many questions have been put. */
  readonly questions: number;
  readonly marks: Readonly<Record<string, Mark>>;
}
export const initialState: LikesState = { questions: 0, marks: {} };
const untouched: Mark = { isLiked: false, isChanging: false, since: 0 };

const changed = (state: LikesState, record: RecordKey, change: (mark: Mark) => Mark): LikesState => {
  const name = nameOf(record);
  return { ...state, marks: { ...state.marks, [name]: change(state.marks[name] ?? untouched) } };
};

const counted = (count: number | undefined, isLiked: boolean) =>
  count === undefined ? {} : { count: Math.max(0, count + (isLiked ? 1 : -1)) };

/** At once, before the server has answered. */
const begun = (isLiked: boolean) => (mark: Mark) => ({
  ...mark,
  isLiked,
  isChanging: true,
  ...counted(mark.count, isLiked),
});
const takenBack = (isLiked: boolean, since: number) => (mark: Mark) => ({
  isLiked,
  isChanging: false,
  since,
  ...counted(mark.count, isLiked),
});
const settled = (isLiked: boolean, count: number, since: number) => () => ({
  isLiked,
  count,
  isChanging: false,
  since,
});
const withoutDeferred = ({ deferred: _, ...state }: LikesState): LikesState => state;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, (state, { payload: { user } }): LikesState => {
      const { deferred } = state;
      if (state.member === user.globalId) return state;
      return { ...initialState, member: user.globalId, ...(deferred && { deferred }) };
    })
    .addCase(auth.loggedOut, () => initialState)
    .addCase(auth.loginDialogClosed, (state, { payload }) =>
      payload.by === 'login' ? state : withoutDeferred(state),
    )
    .addCase(events.likeDeferred, (state, { payload }): LikesState => ({
      ...state,
      deferred: payload.record,
    }))
    .addCase(events.statusRequested, (state, { payload }): LikesState => ({
      ...state,
      questions: payload.ordinal,
    }))
    .addCase(events.statusLoaded, (state, { payload: { ordinal, kind, standings } }) =>
      standings.reduce(
        (sum, { id, count, isLiked }) =>
          changed(sum, { kind, id }, (mark) =>
            // What was changed after the question was put is newer than its answer.
            mark.isChanging || ordinal <= mark.since ? mark : settled(isLiked, count, ordinal - 1)(),
          ),
        state,
      ),
    )
    .addCase(events.likeRequested, (state, { payload }) =>
      changed(withoutDeferred(state), payload.record, begun(true)),
    )
    .addCase(events.unlikeRequested, (state, { payload }) => changed(state, payload.record, begun(false)))
    .addCase(events.liked, (state, { payload }) =>
      changed(state, payload.record, settled(true, payload.count, state.questions)),
    )
    .addCase(events.unliked, (state, { payload }) =>
      changed(state, payload.record, settled(false, payload.count, state.questions)),
    )
    .addCase(events.likeRejected, (state, { payload }) =>
      changed(state, payload.record, takenBack(false, state.questions)),
    )
    .addCase(events.unlikeRejected, (state, { payload }) =>
      changed(state, payload.record, takenBack(true, state.questions)),
    )
    .addCase(events.otherTabFollowed, (state, { payload: { record, isLiked, count } }) =>
      changed(state, record, (mark) => (mark.isChanging ? mark : settled(isLiked, count, state.questions)())),
    ),
);
