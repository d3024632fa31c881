import { SOURCE_LABELS } from '#src/contract/provenance';
import type { TitleBlockRow } from '#src/ui/title-block.tsx';
import type { ProjectDetail } from '../../contract';
import { percentText } from './costs';

type Sources = Pick<ProjectDetail, 'row' | 'provenance' | 'totals'>;

const NOT_SAID = '未注明';

/** The title block of the sheet: six lines that fix what the figures mean. */
export const titleRows = ({ row, provenance, totals }: Sources): readonly TitleBlockRow[] => [
  { term: '来历', detail: `${SOURCE_LABELS[provenance.kind]} · ${provenance.issuer}` },
  { term: '价格期', detail: row.priceDate },
  { term: '计价阶段', detail: row.stage },
  { term: '清单版本', detail: provenance.codeEdition ?? NOT_SAID },
  { term: '口径', detail: `${row.taxBasis}，税率 ${percentText(totals.taxRate)}` },
  { term: '完整度', detail: `${row.completeness}% · ${row.grade} 级` },
];
