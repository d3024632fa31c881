import type { ReactNode } from 'react';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { Plate } from '#src/ui/detail-page/plate.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import type { TitleBlockRow } from '#src/ui/title-block.tsx';
import { unitPriceList } from '../../contract';
import type { UnitPriceInfo } from '../../contract-detail';
import { editionWords } from '../../edition-words';
import { percentText } from '../labels';
import { KeyFigures } from './key-figures';

/** The title block of the sheet: lines that fix what the figures mean. */
const titleRows = ({ row, provenance }: UnitPriceInfo): readonly TitleBlockRow[] => [
  { term: '来历', detail: `${SOURCE_LABELS[provenance.kind]} · ${provenance.issuer}` },
  { term: '价格期', detail: row.priceDate },
  { term: '地区', detail: row.areaName },
  { term: '清单版本', detail: editionWords(row) },
  { term: '口径', detail: `${row.taxBasis}，税率 ${percentText(row.taxRate)}` },
  { term: '可靠性', detail: `${row.statistics.reliability} · ${row.statistics.earned}` },
];

const Crumbs = ({ info: { row, template } }: { readonly info: UnitPriceInfo }) => {
  const { areaId } = row;
  return (
    <>
      <a href={`#${unitPriceList.pathTo({ areaId })}`}>综合单价指标</a>
      {template.path.map(({ code, name }) => (
        <span key={code}>
          {' / '}
          <a href={`#${unitPriceList.pathTo({ areaId, code })}`}>{name}</a>
        </span>
      ))}
    </>
  );
};

export interface DetailHeadProps {
  readonly info: UnitPriceInfo;
  readonly marks: ReactNode;
}

export const DetailHead = ({ info, marks }: DetailHeadProps) => {
  const { row } = info;
  return (
    <Plate
      crumbs={<Crumbs info={info} />}
      title={row.name}
      badge={<SourceBadge source={row.source} />}
      code={`${row.code} · ${editionWords(row)} · 计量单位 ${row.unit}`}
      marks={marks}
      rows={titleRows(info)}
    >
      <KeyFigures info={info} />
    </Plate>
  );
};
