import type { Provenance } from '#src/contract/provenance';
import { SampleBadge } from '../sample-badge';

/** What was generated or brought in by the member's own company says so beside its name. */
export const SourceBadge = ({ source }: { readonly source: Provenance['kind'] }) => {
  if (source === 'imported') return <span className="tag">导入</span>;
  return <SampleBadge sample={source === 'sample'} />;
};
