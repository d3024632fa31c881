import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Problem } from '#src/kernel/send';
import type { TradeNode } from './contract';
import { events } from './events';

/** The tree of one place and edition; while the next is on its way the old one stays. */
export interface TradesState {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly key: string;
  readonly nodes: readonly TradeNode[];
  readonly problem?: Problem;
}
export const initialTrades: TradesState = { status: 'idle', key: '', nodes: [] };

export const tradesReducer = createReducer(initialTrades, (on) =>
  on
    .addCase(events.tradesRequested, ({ nodes }, { payload }): TradesState => ({
      status: 'loading',
      key: payload.key,
      nodes,
    }))
    .addCase(events.tradesLoaded, (_, { payload }): TradesState => ({ status: 'shown', ...payload }))
    .addCase(events.tradesFailed, (_, { payload }): TradesState => ({
      status: 'failed',
      nodes: [],
      ...payload,
    }))
    .addCase(auth.loggedOut, () => initialTrades),
);
