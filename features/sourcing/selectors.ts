import { MODULES, type Kind, type ModuleName } from './contract';
import { EMPTY } from './drafts';
import type { SourcingState } from './state';

const own = (state: unknown) => (state as { readonly sourcing: SourcingState }).sourcing;

export const selectGlobalId = (state: unknown) => own(state).globalId;
export const selectPartner = (state: unknown) => own(state).partner;
export const selectIsOpen = (state: unknown) => own(state).partner === 'open';
export const selectPartnerProblem = (state: unknown) => own(state).partnerProblem;
export const selectEnterpriseName = (state: unknown) => own(state).enterpriseName;
export const selectPageUrl = (state: unknown) => own(state).pageUrl;

export const selectAskedModule = (state: unknown) => own(state).moduleName;
/** One of ours; an address may name any. */
export const selectModule = (state: unknown): ModuleName | undefined => {
  const name = selectAskedModule(state);
  return name !== undefined && Object.hasOwn(MODULES, name) ? (name as ModuleName) : undefined;
};

export const selectDraft = (kind: Kind) => (state: unknown) => own(state).drafts[kind] ?? EMPTY;
export const selectForm = (state: unknown) => own(state).form;
export const selectComplaint = (state: unknown) => own(state).complaint;
export const selectMine = (state: unknown) => own(state).mine;
export const selectMineProblem = (state: unknown) => own(state).mineProblem;
export const selectResponses = (id: string) => (state: unknown) => own(state).responses[id];
export const selectIsClosing = (id: string) => (state: unknown) => own(state).closing.includes(id);
