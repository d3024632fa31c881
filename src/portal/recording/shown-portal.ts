import type { Reducer } from 'redux';
import { NEVER } from 'rxjs';
import type { State } from '#infra/action-log/kept';
import type { AroundProgram } from './around-program';

/** Heard by the reducers of a portal that shows a moment of a log, and by nobody else. */
const SHOWN = { type: 'recording/shown' } as const;

export interface ShownPortal extends AroundProgram {
  /** Asks whoever opened this tab for moments, and shows each that comes. */
  readonly follow: (dispatch: (action: typeof SHOWN) => unknown) => void;
}

/** The portal's views over states that come from the recorder's page: no slice does anything, nothing is asked. */
export const showPortal = (view: Window): ShownPortal => {
  let shown: State = {};
  const reducerOf =
    (name: string, reducer: Reducer<unknown>): Reducer<unknown> =>
    (state, action) =>
      state === undefined || action.type === SHOWN.type ? (shown[name] ?? reducer(undefined, action)) : state;
  return {
    captcha: (gate) => gate,
    middleware: () => (next) => next,
    observe: () => () => NEVER,
    joining:
      (join) =>
      (slice, ..._) =>
        join({
          name: slice.name,
          reducer: reducerOf(slice.name, slice.reducer as Reducer<unknown>),
          epics: () => ({}),
        }),
    follow: (dispatch) => {
      const { origin } = view.location;
      view.addEventListener('message', ({ data, source, origin: from }: MessageEvent<State>) => {
        if (from !== origin || source !== view.opener) return;
        shown = data;
        dispatch(SHOWN);
      });
      (view.opener as Window | null)?.postMessage('portal', origin);
    },
  };
};
