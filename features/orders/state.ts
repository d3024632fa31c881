import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { Order, Overview } from './contract';
import { events } from './events';

export interface OrdersState {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly overview?: Overview;
  /** Why there is nothing to show. */
  readonly problem?: Problem;
  /** Of the package that is being ordered. */
  readonly placing?: string;
  /** Why the last order was not placed, said at its package. */
  readonly placingProblem?: { readonly packageCode: string; readonly message: string };
  /** Orders that something is under way for. */
  readonly busy: readonly string[];
  /** What the house said of the last request for an invoice, by order. */
  readonly complaints: Readonly<Record<string, string>>;
}
const initialState: OrdersState = { status: 'idle', busy: [], complaints: {} };

const without = <T>(record: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== name));

const begun = (state: OrdersState, number: string): OrdersState => ({
  ...state,
  busy: [...state.busy, number],
  complaints: without(state.complaints, number),
});
const rested = (state: OrdersState, number: string): OrdersState => ({
  ...state,
  busy: state.busy.filter((one) => one !== number),
});

/** In the place of what was known of it; one that was not known is the newest. */
const holding = (state: OrdersState, order: Order): OrdersState => {
  if (!state.overview) return state;
  const { orders } = state.overview;
  const isKnown = orders.some(({ number }) => number === order.number);
  return {
    ...state,
    overview: {
      ...state.overview,
      orders: isKnown ? orders.map((one) => (one.number === order.number ? order : one)) : [order, ...orders],
    },
  };
};

const unplaced = ({ placing: _, placingProblem: __, ...state }: OrdersState): OrdersState => state;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.ordersRequested, ({ problem: _, ...state }): OrdersState => ({
      ...state,
      status: 'loading',
    }))
    .addCase(events.ordersLoaded, (state, { payload }): OrdersState => ({
      ...state,
      status: 'shown',
      overview: payload.overview,
    }))
    .addCase(events.ordersFailed, (state, { payload }): OrdersState => ({
      ...state,
      status: 'failed',
      problem: payload.problem,
    }))
    .addCase(events.placingRequested, (state, { payload }): OrdersState => ({
      ...unplaced(state),
      placing: payload.packageCode,
    }))
    .addCase(events.orderPlaced, (state, { payload }) => holding(unplaced(state), payload.order))
    .addCase(events.placingFailed, (state, { payload: { packageCode, problem } }): OrdersState => ({
      ...unplaced(state),
      placingProblem: { packageCode, message: problem.message },
    }))
    .addCase(events.cancellingRequested, (state, { payload }) => begun(state, payload.number))
    .addCase(events.orderCancelled, (state, { payload: { order } }) =>
      rested(holding(state, order), order.number),
    )
    .addCase(events.cancellingFailed, (state, { payload }) => rested(state, payload.number))
    .addCase(events.invoicingRequested, (state, { payload }) => begun(state, payload.number))
    .addCase(events.invoiceKept, (state, { payload: { order } }) =>
      rested(holding(state, order), order.number),
    )
    .addCase(events.invoicingFailed, (state, { payload: { number, problem } }): OrdersState => ({
      ...rested(state, number),
      complaints: { ...state.complaints, [number]: problem.message },
    }))
    // What one member ordered is no other's.
    .addCase(auth.loggedOut, (): OrdersState => initialState),
);
