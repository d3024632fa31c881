import { Figure } from '#src/ui/figure.tsx';
import { formatNumber } from '#src/ui/format';
import { Sparkline } from '#src/ui/sparkline.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { SubjectRow } from '../contract';
import { BoxStrip } from './box-strip';
import { SourcedStatistic, type Ground } from './sourced-statistic';
import { Between, Value } from './value';
import { sizeNote } from './labels';

const LEVELS = { 高: 'high', 中: 'middle', 低: 'low' } as const;

/** Outliers count as every sample does; who relies on them may want to know. */
const counted = (n: number, { low, high, normal }: SubjectRow['outliers']): string => {
  const unreviewed = low + high - normal;
  return unreviewed === 0 ? `样本 ${n} 个` : `样本 ${n} 个，含未复核的离群 ${unreviewed} 个`;
};

export const Reliability = ({ row: { reliability, cv, n, outliers } }: { readonly row: SubjectRow }) => (
  <span
    className={`range-reliability range-reliability-${LEVELS[reliability]}`}
    title={
      cv === null ? '样本太少，不算变异系数' : `变异系数 ${formatNumber(cv, 2)}，${counted(n, outliers)}`
    }
  >
    {reliability}
  </span>
);

const Spark = ({ row: { name, spark } }: { readonly row: SubjectRow }) => {
  const points = spark.filter((mean) => mean !== null);
  if (points.length < 2) return null;
  return <Sparkline points={points} label={`${name}半年加权均值走势，${points.length} 期`} />;
};

export interface SubjectLineProps {
  readonly row: SubjectRow;
  readonly isChosen: boolean;
  readonly ground: Ground;
}

interface CellProps extends Pick<SubjectLineProps, 'row' | 'ground'> {
  readonly name: string;
  readonly value: number | null;
  readonly emptyText?: string;
}
const One = ({ row, ground, name, value, ...rest }: CellProps) => (
  <SourcedStatistic row={row} ground={ground} name={name} values={[value]}>
    <Value value={value} unit={row.unit} {...rest} />
  </SourcedStatistic>
);
interface PairProps extends Pick<CellProps, 'row' | 'ground' | 'name'> {
  readonly from: number | null;
  readonly to: number | null;
}
const Pair = ({ row, ground, name, from, to }: PairProps) => (
  <SourcedStatistic row={row} ground={ground} name={name} values={[from, to]}>
    <Between from={from} to={to} unit={row.unit} />
  </SourcedStatistic>
);

export const SubjectLine = ({ row, isChosen, ground }: SubjectLineProps) => {
  const send = useSend();
  const source = { row, ground };
  const { name, unit, n, min, max, p10, p25, p50, p75, p90, recommended, cv, outliers } = row;
  const outside = outliers.low + outliers.high;
  return (
    <tr data-chosen={isChosen}>
      <th scope="row">
        <button
          type="button"
          className="range-subject"
          aria-pressed={isChosen}
          onClick={() => send(commands.refine({ subject: name }))}
        >
          {name}
        </button>
        {unit !== '元/㎡' && <small className="range-unit"> {unit}</small>}
        <small className="range-note">{sizeNote(row)}</small>
      </th>
      <td className="numeric">
        <Figure value={n} digits={0} />
        {outside > 0 && (
          <small
            className="range-outside"
            title={`离群：偏低 ${outliers.low} 个，偏高 ${outliers.high} 个，均计入；已复核为正常 ${outliers.normal} 个`}
          >
            离群 {outside}
            {outliers.normal > 0 && ` · 已复核 ${outliers.normal}`}
          </small>
        )}
      </td>
      <td className="wide-only range-strip-cell">
        <BoxStrip row={row} />
      </td>
      <td className="numeric range-full-only">
        <Pair {...source} name="最小–最大" from={min} to={max} />
      </td>
      <td className="numeric range-full-only">
        <Pair {...source} name="P10–P90" from={p10} to={p90} />
      </td>
      <td className="numeric wide-only">
        <One {...source} name="P25" value={p25} />
      </td>
      <td className="numeric">
        <One {...source} name="中位" value={p50} />
      </td>
      <td className="numeric wide-only">
        <One {...source} name="P75" value={p75} />
      </td>
      <td className="numeric">
        <b>
          <One {...source} name="推荐值" value={recommended} emptyText="样本不足，不给推荐值" />
        </b>
      </td>
      <td className="numeric range-full-only">
        <Figure value={cv} />
      </td>
      <td className="range-level">
        <Reliability row={row} />
      </td>
      <td className="wide-only range-spark">
        <Spark row={row} />
      </td>
    </tr>
  );
};
