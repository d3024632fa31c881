import { BasisSwitch, useChosenTax, useReading } from '../../../features/basis/ui';
import { ComparePage as Page } from '../../../features/compare/ui';

export { compare } from '../../../features/compare';
export { joinBasis } from './join-basis';

/** The comparison and the basis meet here; neither slice knows the other. */
export const ComparePage = () => (
  <Page basisBar={<BasisSwitch />} reading={useReading()} taxBasis={useChosenTax()} />
);
