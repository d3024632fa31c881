import { variationText } from '#src/costing/reliability';
import { Sparkline } from '#src/ui/sparkline.tsx';
import type { SubjectRow } from '../contract';
import { SourcedStatistic, type Ground } from './sourced-statistic';
import { Between, Value } from './value';
import { classes } from '#src/ui/classes';

const TONES = { 高: 'good', 中: undefined, 低: 'warn' } as const;

/** Outliers count as every sample does; who relies on them may want to know. */
const counted = (n: number, { low, high, normal }: SubjectRow['outliers']): string => {
  const unreviewed = low + high - normal;
  return unreviewed === 0 ? `样本 ${n} 个` : `样本 ${n} 个，含未复核的离群 ${unreviewed} 个`;
};

export const Reliability = ({ row: { reliability, cv, n, outliers } }: { readonly row: SubjectRow }) => (
  <span
    className={classes('tag tag-large', TONES[reliability])}
    title={cv === null ? '样本太少，不算变异系数' : `变异系数 ${variationText(cv)}，${counted(n, outliers)}`}
  >
    {reliability}
  </span>
);

export const Spark = ({ row: { name, spark } }: { readonly row: SubjectRow }) => {
  const points = spark.filter((mean) => mean !== null);
  if (points.length < 2) return null;
  return <Sparkline points={points} label={`${name}半年加权均值走势，${points.length} 期`} />;
};

interface CellProps {
  readonly row: SubjectRow;
  readonly ground: Ground;
  readonly name: string;
  readonly value: number | null;
  readonly emptyText?: string;
}
export const One = ({ row, ground, name, value, ...rest }: CellProps) => (
  <SourcedStatistic row={row} ground={ground} name={name} values={[value]}>
    <Value value={value} unit={row.unit} {...rest} />
  </SourcedStatistic>
);
interface PairProps extends Pick<CellProps, 'row' | 'ground' | 'name'> {
  readonly from: number | null;
  readonly to: number | null;
}
export const Pair = ({ row, ground, name, from, to }: PairProps) => (
  <SourcedStatistic row={row} ground={ground} name={name} values={[from, to]}>
    <Between from={from} to={to} unit={row.unit} />
  </SourcedStatistic>
);
