import type { TitleBlockRow } from '../../../../src/ui/title-block';
import { EDITION_LABELS } from '../../contract';
import type { UnitPriceInfo } from '../../contract-detail';
import { percentText, SOURCE_LABELS } from '../labels';

/** The title block of the sheet: lines that fix what the figures mean. */
export const titleRows = ({ row, provenance }: UnitPriceInfo): readonly TitleBlockRow[] => [
  { term: '来历', detail: `${SOURCE_LABELS[provenance.kind]} · ${provenance.issuer}` },
  { term: '价格期', detail: row.priceDate },
  { term: '地区', detail: row.areaName },
  { term: '清单版本', detail: EDITION_LABELS[row.edition] },
  { term: '口径', detail: `${row.taxBasis}，税率 ${percentText(row.taxRate)}` },
  { term: '可靠性', detail: `${row.statistics.reliability} · 本省 ${row.statistics.bands.n} 个样本` },
];

/** All that is known of where the record comes from; what nobody stated is left out. */
export const provenanceRows = ({ provenance }: UnitPriceInfo): readonly TitleBlockRow[] => {
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
