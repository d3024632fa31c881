import type * as z from 'zod/mini';
import type { prizes } from '../contract/drawn';
import type { Standing } from '../contract/standing';
import { DataTable, type Column } from './data-table';
import { formatNumber } from './format';

type Prize = z.output<typeof prizes>[number];

/** Of ten thousand, as a percentage. */
export const oddsText = (odds: number): string => `${(odds / 100).toFixed(2)}%`;
const counted = (number: number | null): string => (number === null ? '不限' : formatNumber(number));

const nameCell = ({ name, isOnce }: Prize) => (
  <>
    {name}
    {isOnce && <small> 每人每季限一件</small>}
  </>
);

const COLUMNS: readonly Column<Prize>[] = [
  { key: 'name', title: '奖品', card: 'name', cell: nameCell },
  {
    key: 'value',
    title: '市场参考价 (元)',
    numeric: true,
    isTitled: true,
    cell: ({ value }) => (value === null ? '—' : formatNumber(value, Number.isInteger(value) ? 0 : 2)),
  },
  {
    key: 'odds',
    title: '中奖概率',
    numeric: true,
    card: 'figure',
    isTitled: true,
    cell: ({ odds }) => oddsText(odds),
  },
  { key: 'stock', title: '本季数量', numeric: true, isTitled: true, cell: ({ stock }) => counted(stock) },
  {
    key: 'remaining',
    title: '剩余',
    numeric: true,
    isTitled: true,
    cell: ({ remaining }) => counted(remaining),
  },
];

export const remainingNote = (state: Standing['state']): string =>
  `剩余数量为${state === 'ended' ? '活动结束时' : '此刻'}的实际数量`;

/** What may be drawn, as it must be published before a draw. Without any market value that column is none. */
export const PrizeTable = ({ prizes: rows }: { readonly prizes: readonly Prize[] }) => (
  <DataTable
    caption="奖品与概率"
    columns={
      rows.some(({ value }) => value !== null) ? COLUMNS : COLUMNS.filter(({ key }) => key !== 'value')
    }
    rows={rows}
    rowKey={({ id }) => id}
    asCards
  />
);
