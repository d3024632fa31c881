import type { DataValue } from '#src/contract/data-value';
import { CostFigure } from '#src/ui/figure-card/cost-figure.tsx';
import type { UnitPriceInfo } from '../../contract-detail';
import { costOf, type MadeOf } from '../cost-of';
import { MarkedFigure } from './marked-figure';

export interface AmountProps {
  readonly info: UnitPriceInfo;
  /** 人工费 */
  readonly name: string;
  readonly value: DataValue;
  /** Absent: of all components, as the price. */
  readonly madeOf?: MadeOf;
  /** As it is read within its sum. */
  readonly share?: number | undefined;
  /** The sum: 综合单价. */
  readonly of?: string;
  readonly unit?: string;
  /** The unit stands beside the figure, and not in the head of its table. */
  readonly withUnit?: boolean;
}

/** An amount of the record read in the basis of the page, or the sign that stands in its place. */
export const Amount = ({
  info,
  name,
  value,
  madeOf,
  share,
  of,
  unit = '元',
  withUnit = false,
}: AmountProps) =>
  typeof value === 'number' ? (
    <CostFigure
      cost={costOf(info, name, value, { unit, madeOf })}
      original="value"
      {...(withUnit && { unit })}
      {...(of !== undefined && { share: { value: share, of } })}
    />
  ) : (
    <MarkedFigure value={value} />
  );
