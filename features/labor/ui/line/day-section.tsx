import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import type { LaborRow } from '../../contract';
import type { DayAgainstItem } from '../../contract-line';
import { linePath } from '../../line-view';
import { heldWords, includedWords } from '../../labels';
import { sayPrice } from '../cited-price';
import * as styles from '../labor.module.css';

interface Standing {
  readonly level: string;
  readonly rate: number;
  readonly wages: number;
  readonly price: number;
}

/** Day rate by the units of a day against the price of a unit, low with low and high with high. */
export const standingsOf = (
  { low, middle, high }: Pick<LaborRow, 'low' | 'middle' | 'high'>,
  { rate, output }: DayAgainstItem,
): readonly Standing[] =>
  [
    ['低', rate.low, low],
    ['中', rate.middle, middle],
    ['高', rate.high, high],
  ].map(([level, day, price]) => ({
    level: String(level),
    rate: Number(day),
    wages: Number(day) / output,
    price: Number(price),
  }));

const columnsOf = (row: LaborRow, { trade }: DayAgainstItem): readonly Column<Standing>[] => [
  { key: 'level', title: '水平', unbroken: true, cell: ({ level }) => level },
  { key: 'rate', title: `${trade} 元/工日`, numeric: true, cell: ({ rate }) => <Figure value={rate} /> },
  {
    key: 'wages',
    title: `折合工资 元/${row.unit}`,
    numeric: true,
    cell: ({ wages }) => <Figure value={wages} />,
  },
  {
    key: 'price',
    title: `子目价 元/${row.unit}`,
    numeric: true,
    cell: ({ price }) => <Figure value={price} />,
  },
  {
    key: 'rest',
    title: `其余 元/${row.unit}`,
    numeric: true,
    cell: ({ wages, price }) => <Figure value={price - wages} />,
  },
];

export interface DaySectionProps {
  readonly row: LaborRow;
  readonly day: DayAgainstItem;
}

/** What is left of a price is for. */
const purposesOf = ({ included: { insurance } }: LaborRow): string =>
  insurance === null ? '班组管理、劳动保护，可能还有保险' : '班组管理与劳动保护';

/** Of a price that holds more than wages nobody can say what a day earns: what it holds is paid first. */
const restWords = (row: LaborRow, { rate, output }: DayAgainstItem): string => {
  const held = heldWords(row);
  if (held) {
    const rest = sayPrice(row.middle - rate.middle / output);
    return `本价还含${held}，其余 ${rest} 元/${row.unit} 先是这些，余下的才用于${purposesOf(row)}，不是工日的收入。`;
  }
  const perDay = row.middle * output;
  return `按子目包干，同样一个工日收入 ${sayPrice(perDay)} 元，多出的 ${sayPrice(perDay - rate.middle)} 元用于${purposesOf(row)}（本价${includedWords(row)}）。`;
};

/** What a day costs against what an item costs. */
export const DaySection = ({ row, day }: DaySectionProps) => {
  const { trade, output, rate, lineId } = day;
  return (
    <Sheet
      title="工日与子目"
      note={`${row.period} · ${row.areaName} · 每工日完成 ${formatNumber(output, 2)} ${row.unit}`}
    >
      <DataTable
        caption="工日单价与子目单价对照"
        columns={columnsOf(row, day)}
        rows={standingsOf(row, day)}
        rowKey={({ level }) => level}
      />
      <p className={styles.says}>
        一个<a href={`#${linePath(lineId)}`}>{trade}工日</a> {sayPrice(rate.middle)} 元，按每工日完成{' '}
        {formatNumber(output, 2)} {row.unit} 折合 {sayPrice(rate.middle / output)} 元/{row.unit}；
        {restWords(row, day)}
      </p>
    </Sheet>
  );
};
