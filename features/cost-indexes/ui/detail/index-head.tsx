import type { ReactNode } from 'react';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { Change } from '#src/ui/change.tsx';
import { Plate } from '#src/ui/detail-page/plate.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { formatNumber } from '#src/ui/format';
import { OverdueNote } from '#src/ui/overdue-note.tsx';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import type { TitleBlockRow } from '#src/ui/title-block.tsx';
import { POINT_STATUSES, type IndexResult } from '../../contract';
import { indexList } from '../../contract';
import { titleOf } from '../../title-of';
import { CATEGORY_TITLES, digitsOf, FREQUENCY_LABELS, periodLabel, stepLabel } from '../labels';
import * as styles from '../indexes.module.css';

const titleRows = ({ series, provenance }: IndexResult): readonly TitleBlockRow[] => [
  { term: '来历', detail: `${SOURCE_LABELS[provenance.kind]} · ${provenance.issuer}` },
  { term: '地区', detail: series.areaName },
  { term: '基期', detail: series.basePeriod === null ? '无，为价格' : `${series.basePeriod} = 100` },
  { term: '频率', detail: FREQUENCY_LABELS[series.frequency] },
  { term: '编制方法', detail: series.method },
  { term: '使用许可', detail: provenance.licence },
];

const RECENT = 24;

/** What the newest figure is read against. */
const marksOf = ({ series, regions }: IndexResult): readonly TitleBlockRow[] => {
  const points = regions[0]?.points ?? [];
  const recent = points.filter(({ status }) => status !== 'forecast').slice(-RECENT);
  const values = recent.map(({ value }) => value);
  const forecast = points.findLast(({ status }) => status === 'forecast');
  const say = (value: number) => formatNumber(value, digitsOf(series.unit));
  return [
    ...(values.length > 1
      ? [
          {
            term: `近 ${values.length} 期区间`,
            detail: `${say(Math.min(...values))} – ${say(Math.max(...values))}`,
          },
        ]
      : []),
    ...(forecast ? [{ term: `${forecast.period} 预测`, detail: say(forecast.value) }] : []),
  ];
};

const Crumbs = ({ series }: Pick<IndexResult, 'series'>) => (
  <>
    <a href={`#${indexList.path}`}>工程造价指标</a> /{' '}
    <a href={`#${indexList.pathTo({ category: series.category })}`}>{CATEGORY_TITLES[series.category]}</a>
    {series.item && ` / ${series.item}`}
  </>
);

const NewestFigures = ({ series, regions }: IndexResult) => {
  const newest = regions[0]?.points.findLast(({ status }) => status !== 'forecast');
  return (
    <dl className="figures">
      <div>
        <dt>
          {newest ? periodLabel(series.frequency, newest.period) : '最新期'}
          {newest && ` · ${POINT_STATUSES[newest.status]}`}
        </dt>
        <dd>
          <Figure value={newest?.value} size="hero" digits={digitsOf(series.unit)} unit={series.unit} />
        </dd>
      </div>
      <div>
        <dt>环比（{stepLabel(series.frequency)}）</dt>
        <dd className={styles.change}>
          <Change percent={newest?.monthOverMonth} />
        </dd>
      </div>
      <div>
        <dt>同比</dt>
        <dd className={styles.change}>
          <Change percent={newest?.yearOverYear} />
        </dd>
      </div>
    </dl>
  );
};

export interface IndexHeadProps {
  readonly result: IndexResult;
  readonly marks: ReactNode;
}

export const IndexHead = ({ result, marks }: IndexHeadProps) => (
  <Plate
    crumbs={<Crumbs series={result.series} />}
    title={titleOf(result.series)}
    badge={<SampleBadge sample={result.series.source === 'sample'} />}
    marks={marks}
    rows={titleRows(result)}
  >
    <NewestFigures {...result} />
    <OverdueNote
      rhythm={result.series.frequency}
      newest={periodLabel(result.series.frequency, result.provenance.priceDate)}
      since={result.overdueSince}
    />
    <dl className={styles.standing}>
      {marksOf(result).map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  </Plate>
);
