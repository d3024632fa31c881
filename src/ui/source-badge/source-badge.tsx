import type { Provenance } from '#src/contract/provenance';
import { SampleBadge } from '../sample-badge';
import './source-badge.css';

/** What was generated or brought in by the member's own company says so beside its name. */
export const SourceBadge = ({ source }: { readonly source: Provenance['kind'] }) => {
  if (source === 'imported') return <span className="imported-badge">导入</span>;
  return <SampleBadge sample={source === 'sample'} />;
};
