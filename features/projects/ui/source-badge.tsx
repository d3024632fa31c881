import { SampleBadge } from '../../../src/ui/sample-badge';
import type { ProjectRow } from '../contract';

/** What was generated or brought in by the member's own company says so beside its name. */
export const SourceBadge = ({ source }: { readonly source: ProjectRow['source'] }) => {
  if (source === 'imported') return <span className="projects-imported">导入</span>;
  return <SampleBadge sample={source === 'sample'} />;
};
