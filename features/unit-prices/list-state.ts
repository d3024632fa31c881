import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { ListState as Listed } from '#src/listing/list-state';
import type { ListView, UnitPricePage, UnitPriceRow } from './contract';
import type { Provenance } from '#src/contract/provenance';
import type { Scheme } from './contract-schemes';
import { events } from './events';
import { withWindow, type Windows } from './windows';

/** A row with where it comes from. */
export type SourcedRow = UnitPriceRow & { readonly provenance: Provenance };

const sourced = ({ indexDatas, origins }: UnitPricePage): readonly SourcedRow[] =>
  indexDatas.flatMap(({ origin, ...row }) => {
    const provenance = origins[origin];
    return provenance ? [{ ...row, provenance }] : [];
  });

export interface ListState extends Omit<Listed<ListView, never>, 'page'> {
  /** Counts the entries, each of which takes the list to the row of its view. */
  readonly entry: number;
  /** What the statistics of the rows are read in: 2025-09_20_ex. */
  readonly basis: string;
  /** The scheme the rows are priced under. */
  readonly scheme?: Scheme | undefined;
  readonly windows: Windows<SourcedRow>;
  /** The rows answer the question before; they stay on the screen until the first answer. */
  readonly isStale: boolean;
  /** Windows on their way, and those that did not come. */
  readonly asked: readonly number[];
  readonly lost: readonly number[];
  readonly total?: NonNullable<UnitPricePage['total']>;
  /** The total was asked for and did not come. */
  readonly isUncounted?: boolean;
  readonly loading?: UnitPricePage['loading'];
  readonly overdue?: UnitPricePage['overdue'];
}

const initialList: ListState = {
  status: 'idle',
  view: {},
  basis: '',
  entry: 0,
  windows: {},
  isStale: false,
  asked: [],
  lost: [],
};

const without = (windows: readonly number[], window: number) => windows.filter((each) => each !== window);

const shown = (list: ListState, window: number, page: UnitPricePage): ListState => {
  const { problem: _, total, ...rest } = list;
  const known = page.total ?? (list.isStale ? undefined : total);
  return {
    ...rest,
    status: 'shown',
    isStale: false,
    windows: withWindow(list.isStale ? {} : list.windows, window, sourced(page)),
    asked: without(list.asked, window),
    lost: without(list.lost, window),
    loading: page.loading,
    overdue: page.overdue,
    ...(known && { total: known }),
  };
};

export const listReducer = createReducer(initialList, (on) =>
  on
    .addCase(events.searchRequested, (list, { payload }): ListState => {
      const { problem: _, isUncounted: _of, ...rest } = list;
      return {
        ...rest,
        status: 'loading',
        view: payload.view,
        basis: payload.basis,
        scheme: payload.scheme,
        entry: list.entry + 1,
        isStale: true,
        asked: [],
        lost: [],
      };
    })
    .addCase(events.listReturned, (list, { payload }): ListState => ({
      ...list,
      view: payload.view,
      entry: list.entry + 1,
    }))
    .addCase(events.jumped, (list, { payload }): ListState => ({
      ...list,
      view: { ...list.view, row: payload.row },
      entry: list.entry + 1,
    }))
    .addCase(events.windowRequested, (list, { payload }): ListState => ({
      ...list,
      asked: [...list.asked, payload.window],
      lost: without(list.lost, payload.window),
    }))
    .addCase(events.windowLoaded, (list, { payload }) => shown(list, payload.window, payload.page))
    .addCase(events.windowFailed, (list, { payload: { window, problem } }): ListState => ({
      ...list,
      ...(list.isStale && { status: 'failed' as const, problem }),
      asked: without(list.asked, window),
      lost: [...list.lost, window],
    }))
    .addCase(events.windowPassed, (list, { payload }): ListState => ({
      ...list,
      asked: without(list.asked, payload.window),
    }))
    .addCase(events.totalLoaded, (list, { payload }): ListState => ({ ...list, total: payload.total }))
    .addCase(events.totalFailed, (list): ListState => ({ ...list, isUncounted: true }))
    .addCase(events.rowNoted, (list, { payload: { row } }): ListState => {
      const { row: _, ...view } = list.view;
      // What did not come is asked for again where the reader has come to rest.
      return { ...list, view: row > 0 ? { ...view, row } : view, lost: [] };
    })
    .addCase(auth.loggedOut, () => initialList),
);
