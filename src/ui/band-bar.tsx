import { digitsOf } from '#src/costing/digits';
import { formatNumber } from './format';
import { scaleOf, type Band } from './scale-of';
import './styles/band-bar.css';

export interface BandBarProps {
  /** Null below ten samples: then there is a sentence and never a bar. */
  readonly band: Band | null;
  /** The record's own value. */
  readonly value: number | null;
  readonly unit: string;
  /** What the record is called. */
  readonly own?: string;
}

/** Grey from P25 to P75, a line at the median, a red mark for the record. */
export const BandBar = ({ band, value, unit, own = '本工程' }: BandBarProps) => {
  if (!band) return <span className="muted">同类样本不足，不画区间</span>;
  const at = scaleOf(band);
  const say = (figure: number) => formatNumber(figure, digitsOf(unit));
  const words = [
    `同类 ${band.n} 个，P25 至 P75 为 ${say(band.p25)} 至 ${say(band.p75)} ${unit}，中位 ${say(band.p50)}`,
    ...(value === null ? [] : [`${own} ${say(value)}`]),
  ].join('；');
  return (
    <span className="band" role="img" aria-label={words} title={words}>
      <i
        className="band-range"
        style={{ left: `${at(band.p25)}%`, width: `${at(band.p75) - at(band.p25)}%` }}
      />
      <i className="band-median" style={{ left: `${at(band.p50)}%` }} />
      {value !== null && <i className="band-mark" style={{ left: `${at(value)}%` }} />}
    </span>
  );
};
