import { SampleBadge } from '../../../src/ui/sample-badge';
import type { UnitPriceRow } from '../contract';

/** What was generated or brought in by the member's own company says so beside its name. */
export const SourceBadge = ({ source }: { readonly source: UnitPriceRow['source'] }) => {
  if (source === 'imported') return <span className="unit-imported">导入</span>;
  return <SampleBadge sample={source === 'sample'} />;
};
