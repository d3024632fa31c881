import { BasisSwitch, useChosenTax, useReading } from '#features/basis/ui/index';
import { compare } from '#features/compare/index';
import { compareExport, ComparePage as Page } from '#features/compare/ui/index';
import { pageModule } from '../page-module';
import { joinBasis } from './shared/basis';
import { ExportPage, joinExports, readingIn } from './shared/exports';

const EXPORT = 'compare';

/** The comparison, the basis and the export meet here; no slice knows the others. */
const ComparePage = () => (
  <Page
    basisBar={<BasisSwitch />}
    reading={useReading()}
    taxBasis={useChosenTax()}
    exportButton={<ExportPage page={EXPORT} />}
  />
);

export const page = pageModule({
  join: (join, view) => {
    joinBasis(join, view);
    joinExports(join, view, { [EXPORT]: (state) => compareExport(state, readingIn(state)) });
    join(compare);
  },
  views: { commonProjCompare: ComparePage },
});
