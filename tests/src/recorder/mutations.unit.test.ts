/** @jest-environment node */
import type { Reducer } from 'redux';
import { delay, EMPTY, from, map, mergeMap, of, type Observable } from 'rxjs';
import { replayInFull, type FullReplay, type ProgramToReplay } from '#infra/action-log/full-replay';
import type { Epic } from '#src/kernel/epic';
import { isEvent, type Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { portalProgram } from '#src/recorder/program';
import { readSlices } from '#src/recorder/reducers';
import type { AnySlice, Slices } from '#src/recorder/slices';
import { goldenLog } from '#tests/journeys/logs/program';

const log = goldenLog('visitor-searches');
const SLICES = ['home', 'navigation', 'tracking', 'search'] as const;
type Name = (typeof SLICES)[number];
type State = Readonly<Record<string, unknown>>;

let slices: Slices;
beforeAll(async () => {
  slices = await readSlices();
});

const withSlice = (name: Name, change: (slice: AnySlice) => AnySlice): Slices => {
  const slice = slices.get(name);
  if (!slice) throw new Error(`no slice ${name}`);
  return new Map([...slices, [name, change(slice)]]);
};

const replayWith = async (
  changed: Slices,
  around: (program: ProgramToReplay) => ProgramToReplay = (program) => program,
): Promise<FullReplay['divergence']> => replayInFull(log, around(await portalProgram(changed))).divergence;

/** What a reducer must not do, or does otherwise. */
const reducerFaults: Readonly<Record<string, (reducer: Reducer) => Reducer>> = {
  'reads the clock': (reducer) => (state, action) => ({
    ...(reducer(state, action) as State),
    at: Date.now(),
  }),
  'is left to chance': (reducer) => (state, action) => ({
    ...(reducer(state, action) as State),
    chance: Math.random(),
  }),
  'forgets what it is told': (reducer) => (state, action) =>
    isEvent(action) && state !== undefined ? (state as unknown) : reducer(state, action),
  'breaks over what it is told': (reducer) => (state, action) => {
    if (isEvent(action) && state !== undefined) throw new TypeError('broken');
    return reducer(state, action);
  },
  'counts besides': (reducer) => (state: (State & { readonly n?: number }) | undefined, action) => ({
    ...(reducer(state, action) as State),
    n: (state?.n ?? 0) + 1,
  }),
};

/** What epics do otherwise: later, less, more, in another order, in other words. */
const epicFaults: Readonly<Record<string, (said$: Observable<Message>) => Observable<Message>>> = {
  'says nothing': () => EMPTY,
  'says it twice': (said$) => said$.pipe(mergeMap((said) => [said, said])),
  'says it later': (said$) => said$.pipe(delay(1)),
  'says it by a promise': (said$) => said$.pipe(mergeMap((said) => from(Promise.resolve(said)))),
  'says another thing': (said$) => said$.pipe(map((said) => ({ ...said, type: `${said.type}Not` }))),
  'says it of another cause': (said$) =>
    said$.pipe(map((said) => ({ ...said, meta: { ...said.meta, cause: 'nobody/asked' } }))),
};

const epicsWith =
  (fault: (said$: Observable<Message>) => Observable<Message>) =>
  (slice: AnySlice): AnySlice => ({
    ...slice,
    epics: (...needs) =>
      Object.fromEntries(
        Object.entries(slice.epics(...needs)).map(([name, epic]): [string, Epic] => [
          name,
          (...given) => fault(epic(...given)),
        ]),
      ),
  });

const requestFaults: Readonly<Record<string, (request: ApiRequest) => ApiRequest>> = {
  'one more field in the body': (request) => ({ ...request, body: { ...(request.body as object), more: 1 } }),
  'one more field in the query': (request) => ({ ...request, query: { ...request.query, more: 1 } }),
  'another path': (request) => ({ ...request, path: `${request.path}2` }),
  'another method': (request) => ({ ...request, method: request.method === 'GET' ? 'POST' : 'GET' }),
};

const requestsWith =
  (fault: (request: ApiRequest) => ApiRequest) =>
  (program: ProgramToReplay): ProgramToReplay => ({
    ...program,
    open: (world) =>
      program.open({ ...world, observe: (send) => (request) => world.observe(send)(fault(request)) }),
  });

const cross = <T>(faults: Readonly<Record<string, T>>) =>
  SLICES.flatMap((name) => Object.entries(faults).map(([what, fault]) => [name, what, fault] as const));

test('the log replays in the portal as it is', async () => {
  expect(await replayWith(slices)).toBeUndefined();
});

test.each(cross(reducerFaults))('caught: the reducer of %s %s', async (name, _, fault) => {
  const divergence = await replayWith(
    withSlice(name, (slice) => ({ ...slice, reducer: fault(slice.reducer) })),
  );
  expect(divergence).toBeDefined();
});

test.each(cross(epicFaults))('caught: an epic of %s %s', async (name, _, fault) => {
  expect(await replayWith(withSlice(name, epicsWith(fault)))).toBeDefined();
});

test.each(Object.entries(requestFaults))('caught: %s', async (_, fault) => {
  expect(await replayWith(slices, requestsWith(fault))).toMatchObject({ of: 'request' });
});

const reversed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).reverse())
    : value;

test('no alarm: keys in another order, in what is said and in what is kept', async () => {
  const otherwise = withSlice('home', (slice) => ({
    ...epicsWith((said$) =>
      said$.pipe(mergeMap((said) => of({ ...said, payload: reversed(said.payload) } as Message))),
    )(slice),
    reducer: (state, action) => reversed(slice.reducer(state, action)),
  }));
  expect(await replayWith(otherwise)).toBeUndefined();
});
