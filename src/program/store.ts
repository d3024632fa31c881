import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware, Reducer } from 'redux';
import { createEpicMiddleware } from 'redux-observable';
import { merge, mergeMap, Subject } from 'rxjs';
import { runTogether, type Epic, type Epics } from '#src/kernel/epic';
import { catchingUp, joining, stickyEvents, type StickyTopics } from '#src/kernel/joining';
import { isEvent, type Message } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import type { Join } from '#src/kernel/slice';
import type { RootState } from '#src/kernel/state';

export interface ProgramStorePlan {
  readonly ports: Ports;
  readonly standing: StickyTopics;
  readonly middleware?: readonly Middleware[];
  /** Of no slice: the wire to infrastructure. They hear everything first. */
  readonly epics?: Epics;
}

/** Starts empty. A slice joins with its reducer and its epics; joining twice does nothing. */
export const createProgramStore = ({ ports, standing, middleware = [], epics = {} }: ProgramStorePlan) => {
  const rootReducer = combineSlices().withLazyLoadedSlices<Record<string, unknown>>();
  const epicMiddleware = createEpicMiddleware<Message, Message, RootState, Ports>({ dependencies: ports });
  const facts = stickyEvents(standing);
  const remember: Middleware = () => (next) => (action) => {
    if (isEvent(action)) facts.hear(action);
    return next(action);
  };
  const store = configureStore({
    reducer: rootReducer,
    // The state is plain by construction and checked by the replay of recordings; checking each action costs frames.
    middleware: (standard) =>
      standard({ serializableCheck: false, immutableCheck: false }).concat(
        remember,
        ...middleware,
        epicMiddleware,
      ),
  });

  const epic$ = new Subject<Epic>();
  epicMiddleware.run((action$, state$, given) =>
    epic$.pipe(mergeMap((epic) => epic(action$, state$, given))),
  );

  epic$.next(runTogether(epics));

  const joined = new Set<string>();
  const join: Join = (slice, ...needs) => {
    const { name } = slice;
    if (joined.has(name)) return;
    joined.add(name);
    const standingNow = facts.now();
    rootReducer.inject({ reducerPath: name, reducer: catchingUp(slice) as Reducer<unknown> });
    // Asks the injected reducer for its state before its epics look at it and its views are drawn.
    store.dispatch(joining.sliceJoined({ slice: name, facts: standingNow }));
    const caughtUp$ = new Subject<Message>();
    epic$.next((action$, state$, given) =>
      runTogether(slice.epics(...needs))(merge(action$, caughtUp$), state$, given),
    );
    // Only now: what one epic answers to a standing fact must find all the others listening.
    standingNow.forEach((fact) => caughtUp$.next(fact));
    caughtUp$.complete();
  };
  return { store, join, joined: (): readonly string[] => [...joined] };
};
