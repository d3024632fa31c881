import { BasisSwitch, useChosenTax, useReading } from '#features/basis/ui/index';
import { ComparePage as Page } from '#features/compare/ui/index';
import { ExportPage } from './export-page';
import { COMPARE_PAGE } from './offer-compare';

export { compare } from '#features/compare/index';
export { joinBasis } from './join-basis';
export { joinExports } from './join-exports';
export { offerCompare } from './offer-compare';

/** The comparison, the basis and the export meet here; no slice knows the others. */
export const ComparePage = () => (
  <Page
    basisBar={<BasisSwitch />}
    reading={useReading()}
    taxBasis={useChosenTax()}
    exportButton={<ExportPage page={COMPARE_PAGE} />}
  />
);
