import { gzipSync } from 'node:zlib';
import { instrument } from '@redux-devtools/instrument';
import {
  combineReducers,
  legacy_createStore as createStore,
  applyMiddleware,
  type Reducer,
  type StoreEnhancer,
} from 'redux';
import { hashBy } from '#infra/action-log/hash';
import { nodeHash } from '#infra/action-log/node-hash';
import { readLog } from '#infra/action-log/reader';
import { recordActions } from '#infra/action-log/recorder';
import { redactor } from '#infra/action-log/redact';
import { replay, type Reducers } from '#infra/action-log/replay';
import { writeLog } from '#infra/action-log/write-log';
import { jumper } from '#infra/action-log/jump';
import { defineEvents, payload, type DomainEvent } from '#src/kernel/messages';
import { machineLine, quantileOf } from './figures';
import { busyMinute, FILE, KEY, verdict } from './replay-minute';

const SIZES = [1_000, 10_000, 100_000] as const;
const LAST = 1_000;
const JUMPS = 400;
const GOAL = { perActionUs: 5, wholeMs: 3_000, jumpMs: 10 } as const;

const { found } = defineEvents('bench', {
  found: payload<{
    readonly slot: number;
    readonly rows: readonly { readonly id: number; readonly cost: number }[];
  }>(),
});

const SLICES = Array.from({ length: 10 }, (_, at) => `slice${at}`);

/** A slice that keeps what it was told last, as lists do, and how often. */
const sliceReducer =
  (slot: number): Reducer =>
  (state: { readonly count: number; readonly rows: readonly unknown[] } = { count: 0, rows: [] }, action) =>
    found.match(action) && action.payload.slot === slot
      ? { count: state.count + 1, rows: action.payload.rows }
      : state;
const reducers: Reducers = Object.fromEntries(SLICES.map((name, slot) => [name, sliceReducer(slot)]));

const messageOf = (at: number): DomainEvent =>
  found({
    slot: at % SLICES.length,
    rows: Array.from({ length: 10 }, (_, row) => ({ id: at * 10 + row, cost: 3_000 + ((at + row) % 700) })),
  });

const dispatchAll = (dispatch: (message: DomainEvent) => unknown, messages: readonly DomainEvent[]) => {
  const from = messages.length - LAST;
  const start = performance.now();
  for (const message of messages.slice(0, from)) dispatch(message);
  const between = performance.now();
  for (const message of messages.slice(from)) dispatch(message);
  const end = performance.now();
  return { all: ((end - start) / messages.length) * 1_000, last: ((end - between) / LAST) * 1_000 };
};

const plainStore = (enhancer?: StoreEnhancer) => createStore(combineReducers(reducers), enhancer);

const recorded = (maxActions: number) => {
  const lines: string[] = [];
  const recorder = recordActions({
    now: () => Date.now(),
    maxActions,
  });
  const store = plainStore(applyMiddleware(recorder.middleware));
  const finish = () =>
    writeLog({
      ...FILE,
      segments: recorder.segments,
      state: store.getState(),
      redactor: redactor(KEY),
      write: (line) => void lines.push(line),
      now: () => Date.now(),
    });
  return { store, recorder, lines, finish };
};

const us = (value: number): string => `${value.toFixed(1)} µs`;

const live = (size: number): readonly string[] => {
  const messages = Array.from({ length: size }, (_, at) => messageOf(at));
  const plain = dispatchAll(plainStore().dispatch, messages);
  const ours = dispatchAll(recorded(size).store.dispatch, messages);
  const kept = dispatchAll(plainStore(applyMiddleware()).dispatch, messages);
  const rows = [
    `${size} actions, per action over all and over the last ${LAST}`,
    `  store alone             ${us(plain.all)}  ${us(plain.last)}`,
    `  with middleware         ${us(kept.all)}  ${us(kept.last)}`,
    `  with the recorder       ${us(ours.all)}  ${us(ours.last)}`,
  ];
  const added = ours.last - kept.last;
  rows.push(
    `  recorder adds           ${us(added)} (goal: ${GOAL.perActionUs} µs, ${verdict(added, GOAL.perActionUs)})`,
  );
  // At 100,000 DevTools takes minutes; its last thousand at 10,000 tell how it grows.
  if (size <= 10_000) {
    const tools = plainStore(
      instrument(undefined, { maxAge: Infinity, shouldCatchErrors: false }) as StoreEnhancer,
    );
    const theirs = dispatchAll(tools.dispatch, messages);
    rows.push(`  @redux-devtools         ${us(theirs.all)}  ${us(theirs.last)}`);
  }
  return rows;
};

const whole = (size: number): readonly string[] => {
  const { store, lines, finish } = recorded(size);
  for (let at = 0; at < size; at += 1) store.dispatch(messageOf(at));
  const start = performance.now();
  finish();
  const saved = performance.now();
  const text = `${lines.join('\n')}\n`;
  const read = performance.now();
  const log = readLog(text);
  const { divergence } = replay(log, reducers);
  const verified = performance.now();
  if (divergence) throw new Error('the bench does not verify');
  const jump = jumper(log, reducers);
  const times = Array.from({ length: JUMPS }, (_, at) => {
    const before = performance.now();
    jump((at * 7_919) % size);
    return performance.now() - before;
  });
  const p99 = quantileOf(times, 0.99);
  const zipped = gzipSync(text).length;
  const [saving, verifying] = [saved - start, verified - read];
  return [
    `${size} actions as a file`,
    `  saving with hashes      ${saving.toFixed(0)} ms (goal: ${GOAL.wholeMs} ms, ${verdict(saving, GOAL.wholeMs)})`,
    `  reading and verifying   ${verifying.toFixed(0)} ms (goal: ${GOAL.wholeMs} ms, ${verdict(verifying, GOAL.wholeMs)})`,
    `  jump to any, p99        ${p99.toFixed(2)} ms (goal: ${GOAL.jumpMs} ms, ${verdict(p99, GOAL.jumpMs)})`,
    `  size                    ${(text.length / 1e6).toFixed(1)} MB, ${(zipped / 1e6).toFixed(2)} MB gzip`,
  ];
};

/** Recording, saving, verifying and jumping, beside the instrument of Redux DevTools in the same run. */
export const benchReplay = (): Promise<readonly string[]> => {
  hashBy(nodeHash);
  return Promise.resolve([
    'replay: ten slices, an action of ten rows each',
    machineLine(),
    ...SIZES.flatMap(live),
    ...whole(100_000),
    ...busyMinute(),
  ]);
};
