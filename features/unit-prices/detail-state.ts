import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Problem } from '#src/kernel/send';
import type { Block, BlockData } from './blocks';
import type { SchemeTerms } from './contract-schemes';
import { events } from './events';

/** While a block is loaded again the old data stays. */
export interface Loaded<Data> {
  readonly status: 'loading' | 'shown' | 'failed';
  readonly data?: Data | undefined;
  readonly problem?: Problem;
}
export type Blocks = { readonly [B in Block]?: Loaded<BlockData[B]> };

export interface DetailState {
  readonly id: string;
  readonly projectId: string;
  /** What the statistics are read in: 2025-09_20_ex. */
  readonly basis: string;
  readonly isWithheld: boolean;
  readonly blocks: Blocks;
  /** Place of distribution and course; absent: the record's own province. */
  readonly comparedWith?: string | undefined;
  /** What is tried out; absent: nothing, and a chosen scheme counts. */
  readonly terms?: SchemeTerms | undefined;
}
const initialDetail: DetailState = { id: '', projectId: '', basis: '', isWithheld: false, blocks: {} };

const put = <B extends Block>(detail: DetailState, block: B, loaded: Loaded<BlockData[B]>): DetailState => ({
  ...detail,
  blocks: { ...detail.blocks, [block]: loaded },
});

export const detailReducer = createReducer(initialDetail, (on) =>
  on
    .addCase(events.detailRequested, ({ terms }, { payload }): DetailState => ({
      ...payload,
      isWithheld: false,
      blocks: {},
      terms,
    }))
    .addCase(events.detailBasisChosen, (detail, { payload }): DetailState => ({
      ...detail,
      basis: payload.basis,
    }))
    .addCase(events.detailRejected, (detail, { payload }): DetailState => ({
      ...payload,
      basis: detail.basis,
      isWithheld: true,
      blocks: {},
    }))
    .addCase(events.blockRequested, (detail, { payload: { block } }) =>
      put(detail, block, { ...detail.blocks[block], status: 'loading' }),
    )
    .addCase(events.blockLoaded, (detail, { payload: { block, data } }) =>
      put(detail, block, { status: 'shown', data }),
    )
    .addCase(events.blockFailed, (detail, { payload: { block, problem } }) =>
      put(detail, block, { status: 'failed', problem }),
    )
    .addCase(events.comparisonChosen, (detail, { payload }): DetailState => ({
      ...detail,
      comparedWith: payload.areaId,
    }))
    .addCase(events.termsTried, (detail, { payload }): DetailState => ({ ...detail, terms: payload.terms }))
    .addCase(auth.loggedOut, () => initialDetail),
);
