import { selectorsOf } from '#src/kernel/state';
import type { RecordImportsState } from './state';

const select = selectorsOf<RecordImportsState>('recordImports');

export const selectIsHere = select((own) => own.isHere);
export const selectKindName = select((own) => own.kind);
export const selectOffered = select((own) => own.offered);
export const selectOfferProblem = select((own) => own.offerProblem);
/** The kind the address names. */
export const selectKind = select(({ offered, kind }) => offered?.kinds.find((one) => one.kind === kind));
export const selectStatus = select((own) => own.status);
export const selectPreview = select((own) => own.preview);
export const selectChoices = select((own) => own.choices);
/** What is shown is what the choices give: not while they are read, nor where they could not be. */
export const selectIsReadAsChosen = select(({ preview, choices }) => preview?.choices === choices);
export const selectProblem = select((own) => own.problem);
export const selectReceipt = select((own) => own.receipt);
