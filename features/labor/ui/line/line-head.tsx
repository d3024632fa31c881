import type { ReactNode } from 'react';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { Change } from '#src/ui/change.tsx';
import { Plate } from '#src/ui/detail-page/plate.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import type { TitleBlockRow } from '#src/ui/title-block.tsx';
import { laborList, type LaborRow } from '../../contract';
import { bandWords, includedWords } from '../../labels';
import { CitedPrice } from '../cited-price';

const titleRows = (row: LaborRow): readonly TitleBlockRow[] => [
  { term: '来历', detail: `${SOURCE_LABELS[row.provenance.kind]} · ${row.provenance.issuer}` },
  { term: '地区', detail: row.areaName },
  { term: '价格期', detail: `${row.period} · ${row.provenance.taxBasis}` },
  { term: '计价方式', detail: row.mode },
  { term: '所含', detail: includedWords(row) },
  { term: '样本数', detail: `${row.n} 个` },
  { term: '测算方法', detail: row.provenance.method ?? '未注明' },
  ...(row.provenance.note ? [{ term: '导入说明', detail: row.provenance.note }] : []),
  { term: '使用许可', detail: row.provenance.licence },
];

export const titleOf = ({ areaName, name }: LaborRow): string => `${areaName}${name}`;

export interface LineHeadProps {
  readonly row: LaborRow;
  readonly marks: ReactNode;
}

export const LineHead = ({ row, marks }: LineHeadProps) => (
  <Plate
    crumbs={
      <>
        <a href={`#${laborList.path}`}>劳务分包指标</a> /{' '}
        <a href={`#${laborList.pathTo({ section: row.section })}`}>{row.section}</a>
      </>
    }
    title={titleOf(row)}
    badge={<SourceBadge source={row.source} />}
    marks={marks}
    rows={titleRows(row)}
  >
    <dl className="figures">
      <div>
        <dt>{row.period} 中价</dt>
        <dd>
          <CitedPrice item={row} band={row}>
            <Figure value={row.middle} size="hero" unit={`元/${row.unit}`} />
          </CitedPrice>
        </dd>
      </div>
      <div>
        <dt>低 – 高（{bandWords(row.n)}）</dt>
        <dd>
          <CitedPrice item={row} band={row}>
            <Figure value={row.low} size="medium" /> – <Figure value={row.high} size="medium" />
          </CitedPrice>
        </dd>
      </div>
      <div>
        <dt>环比（较上月）</dt>
        <dd>
          <Change percent={row.change} />
        </dd>
      </div>
    </dl>
  </Plate>
);
