import { Change } from '#src/ui/change.tsx';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { sourceWords } from '#src/ui/figure-card/citation';
import { provenanceRows } from '#src/ui/figure-card/provenance-rows';
import { SourcedFigure, type Sourced } from '#src/ui/figure-card/sourced-figure.tsx';
import { formatNumber } from '#src/ui/format';
import type { PriceDocument, PriceRow } from '../../contract-prices';
import { changeOf, windowWords } from '../../labels';

const PERCENT = 100;
export const ratePercent = ({ taxRate }: PriceRow): number => Number((taxRate * PERCENT).toFixed(2));

/** A price of a window, never of a month, with the tax it is of. */
const sourceOf = (
  { row: { provenance, title, state }, issue, asOf }: PriceDocument,
  price: PriceRow,
  taxBasis: '除税' | '含税',
): Sourced => {
  const { name, spec, unit, areaName } = price;
  const value = taxBasis === '除税' ? price.pretax : price.taxed;
  const own = { ...provenance, taxBasis, priceDate: issue.periodEnd.slice(0, 7), issueNo: issue.issueNo };
  return {
    title: `信息价 · ${name}`,
    rows: [
      ...provenanceRows(own),
      { term: '价格窗口', detail: windowWords(issue) },
      { term: '地区', detail: areaName },
      { term: '税率', detail: `${ratePercent(price)}%` },
    ],
    citation: `${[price.code, name, spec].filter(Boolean).join(' ')}：${formatNumber(value, 2)} 元/${unit}（${taxBasis}，税率 ${ratePercent(price)}% · ${areaName} · ${issue.issueNo}，${windowWords(issue)}）。《${title}》，${state}（截至 ${asOf}）。${sourceWords(own)}`,
  };
};

export const priceColumns = (document: PriceDocument): readonly Column<PriceRow>[] => [
  {
    key: 'name',
    title: '名称与规格',
    card: 'name',
    cell: ({ name, spec, code, index }) => (
      <>
        <b>{name}</b> {spec}
        <small className="muted">
          {' '}
          {code}
          {index && (
            <>
              {' · '}
              <a href={`#${index.address}`}>{index.title}序列</a>
            </>
          )}
        </small>
      </>
    ),
  },
  { key: 'area', title: '地区', unbroken: true, cell: ({ areaName }) => areaName },
  { key: 'unit', title: '单位', unbroken: true, cell: ({ unit }) => unit },
  {
    key: 'pretax',
    title: '除税价 元',
    numeric: true,
    card: 'figure',
    cell: (price) => (
      <SourcedFigure source={() => sourceOf(document, price, '除税')}>
        <Figure value={price.pretax} />
      </SourcedFigure>
    ),
  },
  {
    key: 'taxed',
    title: '含税价 元',
    numeric: true,
    cell: (price) => (
      <>
        <span className="card-only">含税 </span>
        <SourcedFigure source={() => sourceOf(document, price, '含税')}>
          <Figure value={price.taxed} />
        </SourcedFigure>
      </>
    ),
  },
  {
    key: 'rate',
    title: '税率',
    numeric: true,
    cell: (price) => (
      <>
        <span className="card-only">税率 </span>
        {ratePercent(price)}%
      </>
    ),
  },
  { key: 'change', title: '变化', numeric: true, cell: (price) => <Change percent={changeOf(price)} /> },
];
