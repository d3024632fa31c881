import { SOURCE_LABELS } from '#src/contract/provenance';
import type { TitleBlockRow } from '#src/ui/title-block.tsx';
import type { UnitPriceInfo } from '../../contract-detail';
import { editionWords } from '../../edition-words';
import { percentText } from '../labels';

/** The title block of the sheet: lines that fix what the figures mean. */
export const titleRows = ({ row, provenance }: UnitPriceInfo): readonly TitleBlockRow[] => [
  { term: '来历', detail: `${SOURCE_LABELS[provenance.kind]} · ${provenance.issuer}` },
  { term: '价格期', detail: row.priceDate },
  { term: '地区', detail: row.areaName },
  { term: '清单版本', detail: editionWords(row) },
  { term: '口径', detail: `${row.taxBasis}，税率 ${percentText(row.taxRate)}` },
  { term: '可靠性', detail: `${row.statistics.reliability} · 本省 ${row.statistics.bands.n} 个样本` },
];
