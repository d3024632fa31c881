import { configureStore, type Reducer, Tuple } from '@reduxjs/toolkit';
import { recordActions, type Recorder, type RecorderPlan } from '#infra/action-log/recorder';
import { redactor } from '#infra/action-log/redact';
import type { Reducers } from '#infra/action-log/replay';
import { writeLog } from '#infra/action-log/write-log';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { of, throwError } from 'rxjs';
import { defineCommands, defineEvents, payload, type DomainEvent } from '#src/kernel/messages';

export interface Found {
  readonly text: string;
  readonly hits: readonly unknown[];
}
export const search = {
  commands: defineCommands('search', { find: payload<{ readonly text: string }>() }),
  events: defineEvents('search', {
    found: payload<Found>(),
    searchFailed: payload<{ readonly code: number }>(),
  }),
};
export const portal = {
  events: defineEvents('portal', { sliceJoined: payload<{ readonly slice: string }>() }),
};

interface SearchState {
  readonly count: number;
  readonly shown?: Found;
}
const searchReducer: Reducer<SearchState> = (state = { count: 0 }, action) =>
  search.events.found.match(action) ? { count: state.count + 1, shown: action.payload } : state;

/** Keeps everything it hears, under the event's name. */
const memoryReducer: Reducer<Readonly<Record<string, unknown>>> = (state = {}, action) =>
  (action as Partial<DomainEvent>).meta?.kind === 'event'
    ? { ...state, [action.type]: (action as unknown as DomainEvent).payload }
    : state;

export const reducers = { search: searchReducer, memory: memoryReducer } as unknown as Reducers;
export const KEY = new Uint8Array(32).fill(7);
export const origin = {
  recording: 'r-1',
  app: 'portal',
  build: 'test',
  timeZone: 'Asia/Shanghai',
  locale: 'zh-CN',
};

/** A real store with `search` from the start and `memory` joining late; its clock ticks 10 ms a reading. */
export const session = (options: Omit<RecorderPlan, 'now'> = {}) => {
  let clock = 1_795_239_154_000;
  const now = () => (clock += 10);
  let joined = ['search'];
  const lines: string[] = [];
  const recorder: Recorder = recordActions({
    now,
    ...options,
  });
  const root: Reducer<Record<string, unknown>> = (state = {}, action) =>
    Object.fromEntries(joined.map((slice) => [slice, reducers[slice]?.(state[slice], action) as unknown]));
  const store = configureStore({
    reducer: root,
    middleware: () => new Tuple(recorder.middleware),
    devTools: false,
  });
  return {
    store,
    recorder,
    /** An exchange as the gateway makes it; without a reply none comes. */
    exchange: (request: ApiRequest, reply?: ApiReply) =>
      recorder
        .observe(() => (reply ? of(reply) : throwError(() => new Error('lost'))))(request)
        .subscribe({ error: () => undefined }),
    join: (slice: string) => {
      joined = [...joined, slice];
      store.replaceReducer(root);
      store.dispatch(portal.events.sliceJoined({ slice }));
    },
    save: () => {
      lines.length = 0;
      writeLog({
        segments: recorder.segments,
        state: store.getState(),
        origin,
        redactor: redactor(KEY),
        write: (line) => void lines.push(line),
        now,
      });
      return `${lines.join('\n')}\n`;
    },
  };
};

/** Searches, a refused one among them, over two slices and `count` messages. */
export const playedSession = (count: number) => {
  const played = session();
  for (let i = 0; i < count; i++) {
    if (i === 20) played.join('memory');
    const ask = search.commands.find({ text: `混凝土 ${i}` });
    played.store.dispatch(ask);
    played.store.dispatch(
      search.events.found({ text: `混凝土 ${i}`, hits: [{ id: i, unitCost: 3200.5 + i }] }, ask),
    );
  }
  return played;
};
