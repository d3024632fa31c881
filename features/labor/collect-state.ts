import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Problem } from '#src/kernel/send';
import { DOUBT, EMPTY_DRAFT, type CollectDraft } from './collect-draft';
import type { PricedPlaces, SectionItems } from './contract';
import type { CollectRight, Receipt, ReviewQueue, Submission } from './contract-collect';
import { events } from './events';

interface ReviewStanding {
  readonly isBusy: boolean;
  readonly problem?: Problem;
}

export interface CollectState {
  readonly globalId: string;
  readonly right?: CollectRight;
  readonly rightProblem?: Problem;
  readonly sections: SectionItems;
  readonly itemsProblem?: Problem;
  /** Places with price lines. */
  readonly priced?: PricedPlaces;
  readonly pricedProblem?: Problem;
  readonly status: 'filling' | 'sending' | 'sent';
  readonly draft: CollectDraft;
  readonly complaint?: { readonly at: string; readonly message: string };
  readonly receipt?: Receipt;
  readonly submissions?: readonly Submission[];
  readonly submissionsProblem?: Problem;
  readonly queue?: ReviewQueue;
  readonly queueProblem?: Problem;
  /** By number: the verdict is on its way, or was refused. */
  readonly reviews: Readonly<Record<string, ReviewStanding>>;
}

export const emptyCollect: CollectState = {
  globalId: '',
  sections: [],
  status: 'filling',
  draft: EMPTY_DRAFT,
  reviews: {},
};

/** The receipt counts among today's. */
const oneLess = (right: CollectRight | undefined): { readonly right?: CollectRight } =>
  right ? { right: { ...right, left: Math.max(0, right.left - 1) } } : {};

/** A queue that was loaded behind the verdict counts it no more. */
const withoutRow = ({ waiting, rows }: ReviewQueue, reviewed: string): ReviewQueue => {
  const left = rows.filter(({ number }) => number !== reviewed);
  return { waiting: waiting - (rows.length - left.length), rows: left };
};

export const collectReducer = createReducer(emptyCollect, (on) =>
  on
    .addCase(auth.loggedIn, (state, { payload }): CollectState => ({
      ...(state.globalId === payload.user.globalId ? state : emptyCollect),
      globalId: payload.user.globalId,
    }))
    .addCase(events.rightLoaded, ({ rightProblem: _, ...state }, { payload }): CollectState => ({
      ...state,
      right: payload.right,
    }))
    .addCase(events.rightFailed, (state, { payload }): CollectState => ({
      ...state,
      rightProblem: payload.problem,
    }))
    .addCase(events.itemsLoaded, ({ itemsProblem: _, ...state }, { payload }): CollectState => ({
      ...state,
      sections: payload.sections,
    }))
    .addCase(events.itemsFailed, (state, { payload }): CollectState => ({
      ...state,
      itemsProblem: payload.problem,
    }))
    .addCase(events.pricedPlacesLoaded, ({ pricedProblem: _, ...state }, { payload }): CollectState => ({
      ...state,
      priced: payload.areas,
    }))
    .addCase(events.pricedPlacesFailed, (state, { payload }): CollectState => ({
      ...state,
      pricedProblem: payload.problem,
    }))
    .addCase(events.draftFound, (state, { payload }): CollectState => ({ ...state, draft: payload.draft }))
    .addCase(events.draftKept, (state, { payload }): CollectState => ({ ...state, draft: payload.draft }))
    .addCase(events.submissionRequested, ({ complaint: _, ...state }): CollectState => ({
      ...state,
      status: 'sending',
    }))
    .addCase(events.priceSubmitted, (state, { payload }): CollectState => ({
      ...state,
      ...oneLess(state.right),
      status: 'sent',
      draft: EMPTY_DRAFT,
      receipt: payload,
    }))
    .addCase(events.priceDoubted, (state, { payload }): CollectState => ({
      ...state,
      status: 'filling',
      complaint: { at: DOUBT, message: payload.doubt },
    }))
    .addCase(events.submissionFailed, (state, { payload }): CollectState => ({
      ...state,
      status: 'filling',
      complaint: { at: 'form', message: payload.problem.message },
    }))
    .addCase(events.formCleared, ({ receipt: _, complaint: _c, ...state }): CollectState => ({
      ...state,
      status: 'filling',
      draft: EMPTY_DRAFT,
    }))
    .addCase(events.submissionsLoaded, ({ submissionsProblem: _, ...state }, { payload }): CollectState => ({
      ...state,
      submissions: payload.submissions,
    }))
    .addCase(events.submissionsFailed, (state, { payload }): CollectState => ({
      ...state,
      submissionsProblem: payload.problem,
    }))
    // Verdicts that are on their way go on.
    .addCase(events.reviewsLoaded, ({ queueProblem: _, ...state }, { payload }): CollectState => ({
      ...state,
      queue: payload.queue,
      reviews: Object.fromEntries(Object.entries(state.reviews).filter(([, { isBusy }]) => isBusy)),
    }))
    .addCase(events.reviewsFailed, (state, { payload }): CollectState => ({
      ...state,
      queueProblem: payload.problem,
    }))
    .addCase(events.reviewRequested, (state, { payload }): CollectState => ({
      ...state,
      reviews: { ...state.reviews, [payload.number]: { isBusy: true } },
    }))
    .addCase(events.priceReviewed, (state, { payload }): CollectState => {
      const { [payload.number]: _, ...reviews } = state.reviews;
      return { ...state, reviews, ...(state.queue && { queue: withoutRow(state.queue, payload.number) }) };
    })
    .addCase(events.reviewFailed, (state, { payload: { number, problem } }): CollectState => ({
      ...state,
      reviews: { ...state.reviews, [number]: { isBusy: false, problem } },
    })),
);
