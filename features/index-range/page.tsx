import { BasisSwitch, useReading, type BasisBlanks } from '#features/basis/ui/index';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { RegionPicker } from '#features/regions/ui/index';
import { pageModule } from '#src/portal/page-module';
import { joinBasis } from '#src/portal/pages/shared/basis';
import { areaNameIn, ExportPage, joinExports } from '#src/portal/pages/shared/exports.tsx';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { indexRange, selectRangeArea } from './index';
import { IndexRangePage as Page, rangeExport } from './ui/index';

const EXPORT = 'indexRange';

/** Ranges are of many projects, so that something is always chosen for them. */
const RANGES: BasisBlanks = {
  period: '最新一期',
  areaId: '随地区条件',
  words: '各样本折算到最新一期、所选地区水平与除税口径；选择后全页按所选口径重算。',
  chosenWords: '全页统计按它重算；含量不折算。',
};

/** The page, the regions and the citations meet here; no slice knows the others. */
const IndexRangePage = () => {
  const reading = useReading();
  return (
    <FiguresRead value={reading}>
      <Page
        regionPicker={<RegionPicker />}
        basisBar={<BasisSwitch blanks={RANGES} />}
        onCopy={reading.onCopy}
        exportButton={<ExportPage page={EXPORT} />}
      />
    </FiguresRead>
  );
};

export const page = pageModule({
  join: (join, view) => {
    joinBasis(join, view);
    joinExports(join, view, {
      [EXPORT]: (state) => rangeExport(state, areaNameIn(state, selectRangeArea(state))),
    });
    join(indexRange, portalEvents);
  },
  views: { commonProjIndexRange: IndexRangePage },
});
