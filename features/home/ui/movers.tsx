import { costIndexPath } from '#src/contract/records';
import { Change } from '#src/ui/change.tsx';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { seriesDigits } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import type { HomeContent } from '../contract';
import * as styles from './home.module.css';

type Mover = HomeContent['movers'][number];
/** As many as the sheet beside it is high. */
const ROWS = 8;
const NATIONWIDE_NAME = '全国';

const columns: readonly Column<Mover>[] = [
  { key: 'name', title: '名称', cell: ({ id, name }) => <a href={`#${costIndexPath(id)}`}>{name}</a> },
  { key: 'area', title: '地区', cell: ({ areaName }) => areaName },
  {
    key: 'value',
    title: '现值',
    numeric: true,
    cell: ({ value, unit }) => <Figure value={value} digits={seriesDigits(unit)} unit={unit} />,
  },
  { key: 'change', title: '环比', numeric: true, cell: ({ change }) => <Change percent={change} /> },
];

interface MoversProps {
  readonly rows: readonly Mover[] | undefined;
  /** YYYY-MM */
  readonly period: string | undefined;
  /** Whose series they are, the country's standing in for those it has none of; all places without it. */
  readonly place?: string | undefined;
  /** Of the newest month. */
  readonly isNow?: boolean;
}

const placeWords = (rows: readonly Mover[] | undefined, place: string | undefined): string | undefined =>
  place && rows?.some(({ areaName }) => areaName !== place) && place !== NATIONWIDE_NAME
    ? `${place}没有的为全国`
    : undefined;

export const Movers = ({ rows, period, place, isNow = true }: MoversProps) => (
  <Sheet
    title={isNow ? '本月涨跌幅居前' : '当月涨跌幅居前'}
    note={
      <>
        {[period, rows?.some(({ provisional }) => provisional) && '含暂定值', placeWords(rows, place)]
          .filter(Boolean)
          .join(' · ')}{' '}
        <a className="inline" href="#/projectCost/index">
          全部
        </a>
      </>
    }
    className={styles.rows}
    busy={!rows}
  >
    {!rows && <SkeletonRows rows={ROWS} />}
    {rows?.length === 0 && (
      <EmptyState kind="none">
        {isNow ? '本月的指数尚未发布，上月的' : `${period} 没有指数发布，其他月份的`}在“工程造价指标”里。
      </EmptyState>
    )}
    {rows && rows.length > 0 && (
      <DataTable
        caption="环比变动最大的指数与价格"
        columns={columns}
        rows={rows.slice(0, ROWS)}
        rowKey={({ id }) => id}
      />
    )}
  </Sheet>
);
