import { commands } from '#features/business-path/commands';
import { createPathStore, forgetPath, loadPath, STORAGE_KEY } from '#features/business-path/epics';
import { events } from '#features/business-path/events';
import type { Message } from '#src/kernel/messages';
import type { ApiReply } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { aStorage, brokenStorage } from '../some-storage';

const WEEK_MS = 604_800_000;
const info = { path: 'abc', relation: ['pb'] };
const held = { ...info, globalId: '6001' };
const load = commands.loadPath({ globalId: '6001' });
const afresh = commands.loadPath({ globalId: '6001', afresh: true });
const state$ = stateOf({});
const kept = (path: object) => aStorage({ [STORAGE_KEY]: JSON.stringify(path) });

test(
  '[SESSION-004] [SESSION-025] fetches the path of the globalId and keeps it for seven days',
  marbles(({ cold, hot, expectObservable, flush }) => {
    const pathStore = createPathStore();
    const { storage, values, lives } = aStorage();
    const send = jest.fn(() => cold('--(r|)', { r: anAnswer(info) }));
    const action$ = hot<Message>('-l', { l: load });
    expectObservable(loadPath(pathStore, storage)(action$, state$, fakePorts({ send }))).toBe('---f', {
      f: events.pathLoaded({ from: 'server' }, load),
    });
    flush();
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/pb/api/path/getInfo', query: { globalId: '6001' }, quiet: true }),
    );
    expect(pathStore.current()).toEqual(held);
    expect(JSON.parse(values.get(STORAGE_KEY) ?? '')).toEqual(held);
    expect(lives.get(STORAGE_KEY)).toBe(WEEK_MS);
  }),
);

test(
  'a kept path of the same member needs no call',
  marbles(({ hot, expectObservable, flush }) => {
    const pathStore = createPathStore();
    const action$ = hot<Message>('-l', { l: load });
    expectObservable(loadPath(pathStore, kept(held).storage)(action$, state$, fakePorts())).toBe('-f', {
      f: events.pathLoaded({ from: 'storage' }, load),
    });
    flush();
    expect(pathStore.current()).toEqual(held);
  }),
);

test.each([
  ['of another member', kept({ ...held, globalId: '6002' }).storage, load],
  ['of another shape', kept({ globalId: '6001' }).storage, load],
  ['that is no JSON', aStorage({ [STORAGE_KEY]: '{' }).storage, load],
  ['on a broken storage', brokenStorage, load],
  ['that the server refused', kept(held).storage, afresh],
])('a kept path %s is fetched anew', (_what, storage, command) =>
  marbles(({ cold, hot, expectObservable }) => {
    const send = () => cold('-(r|)', { r: anAnswer(info) });
    const action$ = hot<Message>('-l', { l: command });
    expectObservable(loadPath(createPathStore(), storage)(action$, state$, fakePorts({ send }))).toBe('--f', {
      f: events.pathLoaded({ from: 'server' }, command),
    });
  })(),
);

test(
  'a path that cannot be had leaves the member without one',
  marbles(({ cold, hot, expectObservable, flush }) => {
    const pathStore = createPathStore();
    const send = () => cold<ApiReply>('-#', undefined, new Error('网络异常'));
    const action$ = hot<Message>('-l', { l: load });
    expectObservable(loadPath(pathStore, aStorage().storage)(action$, state$, fakePorts({ send }))).toBe(
      '--p',
      {
        p: events.pathFailed({ problem: { code: -1, message: '网络异常' } }, load),
      },
    );
    flush();
    expect(pathStore.current()).toBeUndefined();
  }),
);

test(
  '[SESSION-028] a logout drops what is held, kept, and still under way',
  marbles(({ cold, hot, expectObservable, flush }) => {
    const pathStore = createPathStore();
    pathStore.hold(held);
    const { storage, values } = kept(held);
    const forget = commands.forgetPath();
    const send = () => cold('---(r|)', { r: anAnswer(info) });
    const action$ = hot<Message>('-lo', { l: afresh, o: forget });
    expectObservable(loadPath(pathStore, storage)(action$, state$, fakePorts({ send }))).toBe('-----');
    expectObservable(forgetPath(pathStore, storage)(action$, state$, fakePorts())).toBe('--c', {
      c: events.pathCleared(undefined, forget),
    });
    flush();
    expect(pathStore.current()).toBeUndefined();
    expect(values.size).toBe(0);
  }),
);
