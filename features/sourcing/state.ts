import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { PAST_DAY, type Kind, type MinePage } from './contract';
import type { Matches } from './contract-partner';
import type { Drafts } from './drafts';
import { events } from './events';

export type Responses =
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly matches: Matches }
  | { readonly status: 'failed'; readonly problem: Problem };

export interface SourcingState {
  readonly globalId: string;
  readonly partner: 'unknown' | 'opening' | 'open' | 'refused' | 'lost';
  readonly enterpriseName: string;
  readonly partnerProblem?: Problem;
  /** As the address writes it; none on the list of modules. */
  readonly moduleName?: string;
  readonly pageUrl: string | null;
  readonly drafts: Drafts;
  readonly form: 'filling' | 'sending' | 'sent';
  readonly complaint?: { readonly at: string; readonly message: string };
  readonly published?: { readonly id: string; readonly kind: Kind };
  readonly mine?: MinePage;
  readonly mineProblem?: Problem;
  readonly responses: Readonly<Record<string, Responses>>;
  readonly closing: readonly string[];
}

const initialState: SourcingState = {
  globalId: '',
  partner: 'unknown',
  enterpriseName: '',
  pageUrl: null,
  drafts: {},
  form: 'filling',
  responses: {},
  closing: [],
};

const answered = (state: SourcingState, id: string, responses: Responses): SourcingState => ({
  ...state,
  responses: { ...state.responses, [id]: responses },
});
const settled = (state: SourcingState, id: string): SourcingState => ({
  ...state,
  closing: state.closing.filter((other) => other !== id),
});
const closed = ({ rows, ...page }: MinePage, id: string): MinePage => ({
  ...page,
  rows: rows.map((row) => (row.id === id ? { ...row, status: 'closed' } : row)),
});
const emptyForm = ({ complaint: _, published: __, ...state }: SourcingState): SourcingState => ({
  ...state,
  form: 'filling',
});
const elsewhere = ({ moduleName: _, ...state }: SourcingState): SourcingState => ({
  ...state,
  pageUrl: null,
});

const moduleOf = ({ moduleName }: SourcingState): Pick<SourcingState, 'moduleName'> =>
  moduleName === undefined ? {} : { moduleName };
/** Only the server knows the day in Shanghai when the form is sent. */
const complaintOf = ({ message }: Problem) => ({ at: message === PAST_DAY ? 'neededBy' : 'form', message });

/** The form of the other kind is another form. */
const ofForm = (
  state: SourcingState,
  kind: Kind,
  change: (state: SourcingState) => SourcingState,
): SourcingState => (state.moduleName === kind ? change(state) : state);

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, (state, { payload }): SourcingState => ({
      ...(state.globalId === payload.user.globalId ? state : { ...initialState, ...moduleOf(state) }),
      globalId: payload.user.globalId,
    }))
    .addCase(auth.loggedOut, (): SourcingState => initialState)
    .addCase(navigation.routeEntered, (state, { payload: { params, name } }): SourcingState => {
      const { moduleName } = name === 'sourcingModule' ? params : {};
      // Another page of the same module's list.
      if (moduleName === state.moduleName) return state;
      const before = emptyForm(elsewhere(state));
      return moduleName === undefined ? before : { ...before, moduleName };
    })
    .addCase(events.openingRequested, ({ partnerProblem: _, ...state }): SourcingState => ({
      ...state,
      partner: 'opening',
    }))
    .addCase(events.partnerOpened, (state, { payload }): SourcingState => ({
      ...state,
      partner: 'open',
      enterpriseName: payload.enterpriseName,
    }))
    .addCase(events.partnerRejected, (state): SourcingState => ({ ...state, partner: 'refused' }))
    .addCase(events.partnerFailed, (state, { payload }): SourcingState => ({
      ...state,
      partner: 'lost',
      partnerProblem: payload.problem,
    }))
    .addCase(events.pageUrlFound, (state, { payload }): SourcingState => ({
      ...state,
      pageUrl: payload.pageUrl,
    }))
    .addCase(events.draftsFound, (state, { payload }): SourcingState => ({
      ...state,
      drafts: payload.drafts,
    }))
    .addCase(events.draftKept, (state, { payload: { kind, fields } }): SourcingState => ({
      ...state,
      drafts: { ...state.drafts, [kind]: fields },
    }))
    .addCase(events.publishingRequested, (state, { payload: { kind } }) =>
      ofForm(state, kind, ({ complaint: _, ...here }) => ({ ...here, form: 'sending' })),
    )
    .addCase(events.sourcingPublished, (state, { payload }): SourcingState => {
      const { [payload.kind]: _, ...drafts } = state.drafts;
      return ofForm({ ...state, drafts }, payload.kind, (here) => ({
        ...here,
        form: 'sent',
        published: payload,
      }));
    })
    .addCase(events.publishingFailed, (state, { payload: { kind, problem } }) =>
      ofForm(state, kind, (here) => ({ ...here, form: 'filling', complaint: complaintOf(problem) })),
    )
    .addCase(events.formCleared, emptyForm)
    .addCase(events.mineRequested, ({ mineProblem: _, ...state }): SourcingState => state)
    .addCase(events.mineLoaded, (state, { payload }): SourcingState => ({ ...state, mine: payload.page }))
    .addCase(events.mineFailed, (state, { payload }): SourcingState => ({
      ...state,
      mineProblem: payload.problem,
    }))
    .addCase(events.matchingRequested, (state, { payload }) =>
      answered(state, payload.id, { status: 'loading' }),
    )
    .addCase(events.suppliersLoaded, (state, { payload: { id, matches } }) =>
      answered(state, id, { status: 'shown', matches }),
    )
    .addCase(events.suppliersFailed, (state, { payload: { id, problem } }) =>
      answered(state, id, { status: 'failed', problem }),
    )
    .addCase(events.closingRequested, (state, { payload }): SourcingState => ({
      ...state,
      closing: [...state.closing, payload.id],
    }))
    .addCase(events.sourcingClosed, (state, { payload: { id } }): SourcingState => ({
      ...settled(state, id),
      ...(state.mine && { mine: closed(state.mine, id) }),
    }))
    .addCase(events.closingFailed, (state, { payload }) => settled(state, payload.id)),
);
