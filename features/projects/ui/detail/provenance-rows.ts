import type { TitleBlockRow } from '../../../../src/ui/title-block';
import type { ProjectDetail } from '../../contract';
import { SOURCE_LABELS } from '../labels';
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

/** All that is known of where the record comes from; what nobody stated is left out. */
export const provenanceRows = ({
  provenance,
}: Pick<ProjectDetail, 'provenance'>): readonly TitleBlockRow[] => {
  const { title, issuer, method, n, reviewedBy, reviewedAt, revision, licence, note } = provenance;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['资料名称', title],
    ['提供方', issuer],
    ['测算方法', method],
    ['样本数', n === undefined ? undefined : `${n} 个`],
    ['审核', [reviewedBy, reviewedAt].filter(Boolean).join(' · ')],
    ['版次', `第 ${revision} 版`],
    ['使用许可', licence],
    ['说明', note],
  ];
  return rows.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
};
