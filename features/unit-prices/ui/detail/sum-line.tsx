import { addsUp } from '#src/costing/unit-price';
import { sumMoney } from '#src/costing/money';
import { formatNumber } from '#src/ui/format';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

export interface SumLineProps {
  readonly amounts: readonly number[];
  /** What they have to add up to, within one fen. */
  readonly target: number;
  readonly targetName: string;
}

/** Shows that a table adds up, and marks where it does not. */
export const SumLine = ({ amounts, target, targetName }: SumLineProps) => {
  const sum = sumMoney(amounts);
  const isRight = addsUp(amounts, target);
  return (
    <p className={classes('row', !isRight && 'bad', styles.sum)} data-right={isRight}>
      <span className={isRight ? 'good' : 'bad'} aria-hidden>
        ●
      </span>
      合计 {formatNumber(sum, 2)} 元 {isRight ? '=' : '≠'} {targetName}
      {!isRight && (
        <b role="alert">
          {' '}
          {formatNumber(target, 2)} 元，相差 {formatNumber(Math.abs(sumMoney([sum, -target])), 2)}{' '}
          元，请勿直接引用
        </b>
      )}
    </p>
  );
};
