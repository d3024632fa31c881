import { useSelector } from 'react-redux';
import { NATIONWIDE } from '#src/contract/places';
import { Change } from '#src/ui/change.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonLine } from '#src/ui/skeleton.tsx';
import { TileMap } from '#src/ui/tile-map.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { classes } from '#src/ui/classes';
import { commands } from '../../commands';
import type { AreaPrices, PriceTrend } from '../../contract-line';
import { linePath, type LineView } from '../../line-view';
import { selectPlaces } from '../../selectors';
import { includedWords } from '../../labels';
import { CitedPrice } from '../cited-price';
import * as styles from '../labor.module.css';

type AreaPrice = AreaPrices['places'][number];

const columnsOf = ({ row }: PriceTrend, { period, places }: AreaPrices): readonly Column<AreaPrice>[] => {
  const nationwide = places.find(({ areaId }) => areaId === NATIONWIDE);
  return [
    {
      key: 'place',
      title: '地区',
      unbroken: true,
      cell: ({ lineId, areaName, areaId }) =>
        areaId === row.areaId ? (
          <b>{areaName}</b>
        ) : (
          <a href={`#${linePath(lineId, { period })}`}>{areaName}</a>
        ),
    },
    { key: 'low', title: '低 元', numeric: true, from: 'tablet', cell: ({ low }) => <Figure value={low} /> },
    {
      key: 'middle',
      title: '中 元',
      numeric: true,
      cell: (place) => (
        <CitedPrice item={row} band={{ ...place, period }}>
          <Figure value={place.middle} />
        </CitedPrice>
      ),
    },
    {
      key: 'high',
      title: '高 元',
      numeric: true,
      from: 'tablet',
      cell: ({ high }) => <Figure value={high} />,
    },
    {
      key: 'against',
      title: '较全国',
      numeric: true,
      cell: ({ middle }) => (
        <Change percent={nationwide ? (middle / nationwide.middle - 1) * 100 : null} digits={1} />
      ),
    },
    {
      key: 'day',
      title: '工日 元',
      numeric: true,
      cell: ({ dayRate }) => <Figure value={dayRate} digits={0} emptyText="没有工日单价" />,
    },
    { key: 'n', title: 'n', numeric: true, from: 'tablet', cell: ({ n }) => n },
  ];
};

const Comparison = ({ trend, prices }: { readonly trend: PriceTrend; readonly prices: AreaPrices }) => {
  const { period, places, unit } = prices;
  const tiles = places
    .filter(({ shortName }) => shortName !== '')
    .map(({ areaId, areaName, shortName, middle, n, lineId }) => ({
      id: areaId,
      name: areaName,
      shortName,
      value: middle,
      n,
      href: `#${linePath(lineId, { period })}`,
    }));
  return (
    <div className={styles.against}>
      <TileMap label={`${period} 各地${trend.row.name}中价`} unit={`元/${unit}`} tiles={tiles} />
      <div className={styles.scroll} role="region" aria-label="各地价格表" tabIndex={0}>
        <DataTable
          caption={`${period} 各地${trend.row.name}`}
          columns={columnsOf(trend, prices)}
          rows={places}
          rowKey={({ lineId }) => lineId}
        />
      </div>
    </div>
  );
};

export interface PlacesSectionProps {
  readonly trend: PriceTrend;
  readonly view: LineView;
}

/** One item in all places, in one month: nothing is converted. */
export const PlacesSection = ({ trend, view }: PlacesSectionProps) => {
  const send = useSend();
  const { status, prices, problem, query } = useSelector(selectPlaces);
  const { points, row } = trend;
  const periods = points.map(({ period }) => period).toReversed();
  return (
    <Sheet
      title="各地同期比较"
      note={`${prices?.period ?? ''} · 元/${row.unit} · 各地原值，未折算 · 各地均${includedWords(row)}`}
      busy={status === 'loading'}
      className="dims"
    >
      <div className={classes('row no-print', styles.controls)}>
        <ChoiceSelect
          label="比较的期"
          none={periods[0] ? `最新（${periods[0]}）` : '最新'}
          options={periods.slice(1).map((period) => [period, period])}
          chosen={view.period}
          onChoose={(period) => send(commands.choosePeriod({ period }))}
        />
      </div>
      {status === 'failed' ? (
        <Unavailable
          problem={problem}
          title="没能取到各地价格"
          openTo="各地价格向登录会员开放。"
          onRetry={() => query && send(commands.loadPlaces(query))}
        />
      ) : prices ? (
        <Comparison trend={trend} prices={prices} />
      ) : (
        <SkeletonLine width="full" />
      )}
    </Sheet>
  );
};
