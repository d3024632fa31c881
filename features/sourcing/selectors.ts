import { selectorsOf, type RootState } from '#src/kernel/state';
import { MODULES, type Kind, type ModuleName } from './contract';
import { EMPTY } from './drafts';
import type { SourcingState } from './state';

const select = selectorsOf<SourcingState>('sourcing');

export const selectGlobalId = select((own) => own.globalId);
export const selectPartner = select((own) => own.partner);
export const selectIsOpen = select((own) => own.partner === 'open');
export const selectPartnerProblem = select((own) => own.partnerProblem);
export const selectEnterpriseName = select((own) => own.enterpriseName);
export const selectPageUrl = select((own) => own.pageUrl);

export const selectAskedModule = select((own) => own.moduleName);
/** One of ours; an address may name any. */
export const selectModule = (state: RootState): ModuleName | undefined => {
  const name = selectAskedModule(state);
  return name !== undefined && Object.hasOwn(MODULES, name) ? (name as ModuleName) : undefined;
};

export const selectDraft = (kind: Kind) => select((own) => own.drafts[kind] ?? EMPTY);
export const selectForm = select((own) => own.form);
export const selectComplaint = select((own) => own.complaint);
export const selectMine = select((own) => own.mine);
export const selectMineProblem = select((own) => own.mineProblem);
export const selectResponses = (id: string) => select((own) => own.responses[id]);
export const selectIsClosing = (id: string) => select((own) => own.closing.includes(id));
