import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useReading } from '#features/basis/ui/index';
import { ExportButton } from '#features/exports/ui/index';
import { saveFile } from '#infra/browser/save-file';
import { shownIn } from '#src/listing/list-state';
import { readAsQuoted } from '#src/costing/rebaser';
import { pageModule } from '#src/portal/page-module';
import { joinBasis } from '#src/portal/pages/shared/basis';
import { ExportPage, joinExports, listExport } from '#src/portal/pages/shared/exports.tsx';
import { joinMarks, RecordMarks } from '#src/portal/pages/shared/marks.tsx';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import type { FigureReading } from '#src/ui/figure-card/figure-reading';
import { policyDocuments, selectList } from './index';
import {
  PoliciesPage,
  policyExport,
  policyListExport,
  PolicyPage,
  priceExport,
  PricePage,
  type MarksOf,
} from './ui/index';

const LIST_EXPORT = 'policies';
const PAGE_EXPORT = 'policy';
const PRICE_EXPORT = 'policyPrices';

const listMarks: MarksOf = ({ id, title }) => <RecordMarks kind="policy" id={id} name={title} />;
const pageMarks: MarksOf = ({ id, title }) => <RecordMarks kind="policy" id={id} name={title} withWord />;

/** Documents and prices are read as published; only the way to the clipboard is shared. */
const useOwnReading = (): FigureReading => {
  const { onCopy } = useReading();
  return useMemo(() => ({ rebase: readAsQuoted, sources: {}, onCopy }), [onCopy]);
};

const ExportPolicies = () => {
  const { page } = shownIn(useSelector(selectList)) ?? {};
  const rows = page?.rows.length ?? 0;
  return <ExportButton list={LIST_EXPORT} rows={rows} page={`本页 ${rows} 份`} total={page?.total} />;
};

/** The documents, the marks and the export meet here; no slice knows the others. */
const PolicyListPage = () => <PoliciesPage exportButton={<ExportPolicies />} marksOf={listMarks} />;

const PolicyDetailPage = () => (
  <PolicyPage
    exportButton={<ExportPage page={PAGE_EXPORT} />}
    marksOf={pageMarks}
    reading={useOwnReading()}
  />
);

const PolicyPricePage = () => (
  <PricePage
    exportButton={<ExportPage page={PRICE_EXPORT} />}
    marksOf={pageMarks}
    reading={useOwnReading()}
  />
);

export const page = pageModule({
  join: (join, view) => {
    joinBasis(join, view);
    joinExports(join, view, {
      [LIST_EXPORT]: listExport(policyListExport),
      [PAGE_EXPORT]: policyExport,
      [PRICE_EXPORT]: priceExport,
    });
    join(policyDocuments, saveFile(view), portalEvents);
    joinMarks(join);
  },
  views: {
    policyList: PolicyListPage,
    policyDetail: PolicyDetailPage,
    policyPriceDetail: PolicyPricePage,
  },
});
