import { BasisSwitch, useReading, type BasisBlanks } from '#features/basis/ui/index';
import { IndexRangePage as Page } from '#features/index-range/ui/index';
import { FiguresRead } from '#src/ui/figure-card/figure-reading';
import { RegionPicker } from '#features/regions/ui/index';
import { ExportPage } from './export-page';
import { RANGE_PAGE } from './offer-index-range';

export { indexRange } from '#features/index-range/index';
export { joinBasis } from './join-basis';
export { joinExports } from './join-exports';
export { offerIndexRange } from './offer-index-range';

/** Ranges are of many projects, so that something is always chosen for them. */
const RANGES: BasisBlanks = {
  period: '最新一期',
  areaId: '随地区条件',
  taxBasis: '默认含税',
  words: '各样本折算到最新一期、所选地区水平与含税口径；选择后全页按所选口径重算。',
  chosenWords: '全页统计按它重算；含量不折算。',
};

/** The page, the regions and whoever copies citations meet here; no slice knows the others. */
export const IndexRangePage = () => {
  const reading = useReading();
  return (
    <FiguresRead value={reading}>
      <Page
        regionPicker={<RegionPicker />}
        basisBar={<BasisSwitch blanks={RANGES} />}
        onCopy={reading.onCopy}
        exportButton={<ExportPage page={RANGE_PAGE} />}
      />
    </FiguresRead>
  );
};
