import { BasisSwitch, useReading } from '#features/basis/ui/index';
import { pageModule } from '#src/portal/page-module';
import { joinBasis } from '#src/portal/pages/shared/basis';
import { ExportPage, joinExports, readingIn } from '#src/portal/pages/shared/exports.tsx';
import { compare } from './index';
import { compareExport, ComparePage as Page } from './ui/index';

const EXPORT = 'compare';

/** The comparison, the basis and the export meet here; no slice knows the others. */
const ComparePage = () => (
  <Page basisBar={<BasisSwitch />} reading={useReading()} exportButton={<ExportPage page={EXPORT} />} />
);

export const page = pageModule({
  join: (join, view) => {
    joinBasis(join, view);
    joinExports(join, view, { [EXPORT]: (state) => compareExport(state, readingIn(state)) });
    join(compare);
  },
  views: { commonProjCompare: ComparePage },
});
