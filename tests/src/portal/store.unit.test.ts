import { createReducer } from '@reduxjs/toolkit';
import { filter, map } from 'rxjs';
import {
  defineCommands,
  defineEvents,
  isCommand,
  isEvent,
  payload,
  type Message,
} from '#src/kernel/messages';
import type { Slice } from '#src/kernel/slice';
import { when } from '#src/kernel/when';
import { createProgramStore } from '#src/program/store';
import { fakePorts } from '#tests/support/ports';

const page = defineEvents('page', { entered: payload<string>() });
const shopCommands = defineCommands('shop', { find: payload<string>() });
const shopEvents = defineEvents('shop', { found: payload<string>() });

interface ShopState {
  readonly where?: string;
  readonly found: readonly string[];
}
const shop: Slice<'shop', ShopState> = {
  name: 'shop',
  reducer: createReducer<ShopState>({ found: [] }, (on) =>
    on
      .addCase(page.entered, (state, { payload: where }) => ({ ...state, where }))
      .addCase(shopEvents.found, (state, { payload: what }) => ({ ...state, found: [...state.found, what] })),
  ),
  // The policy comes before the epic that answers it: both must be listening when the standing route is told.
  epics: () => ({
    findOnEntry: when(page.entered, (where) => shopCommands.find(where)),
    find: (action$) =>
      action$.pipe(
        filter(shopCommands.find.match),
        map((command) => shopEvents.found(command.payload, command)),
      ),
  }),
};

const openStore = () => {
  const log: string[] = [];
  const ports = fakePorts();
  const opened = createProgramStore({
    ports,
    standing: { route: [page.entered.type] },
    middleware: [
      () => (next) => (action) => {
        if (isCommand(action) || isEvent(action)) log.push(action.type);
        return next(action);
      },
    ],
  });
  const tell = (message: Message) => opened.store.dispatch(message);
  return { ...opened, log, ports, tell };
};

describe('createProgramStore', () => {
  test('a slice that joins late knows the standing route, and its policies act on it', () => {
    const { store, join, tell, log } = openStore();
    tell(page.entered('/first'));
    tell(page.entered('/second'));
    join(shop);
    expect(store.getState()).toEqual({ shop: { where: '/second', found: ['/second'] } });
    expect(log).toEqual(['page/entered', 'page/entered', 'portal/sliceJoined', 'shop/find', 'shop/found']);
  });

  test('a slice that joins before anything stands starts from its own beginning', () => {
    const { store, join, tell } = openStore();
    join(shop);
    expect(store.getState()).toEqual({ shop: { found: [] } });
    tell(page.entered('/x'));
    expect(store.getState()).toEqual({ shop: { where: '/x', found: ['/x'] } });
  });

  test('joining twice does nothing', () => {
    const { store, join, joined, tell, log } = openStore();
    tell(page.entered('/x'));
    join(shop);
    const before = store.getState();
    const told = log.length;
    join(shop);
    expect(store.getState()).toBe(before);
    expect(log).toHaveLength(told);
    expect(joined()).toEqual(['shop']);
    tell(page.entered('/y'));
    expect(log.slice(told)).toEqual(['page/entered', 'shop/find', 'shop/found']);
  });

  test('the standing facts are told to the one that joins, not again to the others', () => {
    const { join, tell, log } = openStore();
    join(shop);
    tell(page.entered('/x'));
    const told = log.length;
    join({ name: 'other', reducer: (state: null = null) => state, epics: () => ({}) });
    expect(log.slice(told)).toEqual(['portal/sliceJoined']);
  });

  test('an epic that breaks is reported and leaves the store working', () => {
    const { join, tell, ports, store } = openStore();
    const broken = (): never => {
      throw new Error('it broke');
    };
    join({
      name: 'broken',
      reducer: (state: null = null) => state,
      epics: () => ({ sulk: when(page.entered, broken) }),
    });
    join(shop);
    tell(page.entered('/x'));
    expect(ports.report.mock.calls).toEqual([['sulk', new Error('it broke')]]);
    expect(store.getState().shop).toEqual({ where: '/x', found: ['/x'] });
  });
});
