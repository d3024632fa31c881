import { formatNumber } from '../../../src/ui/format';
import { StackKey } from '../../../src/ui/stack-bar';
import type { Stratum } from '../contract';

export interface StrataKeysProps {
  readonly parts: readonly { readonly name: string; readonly share: number }[];
  readonly strata: readonly Stratum[];
}

const sizeOf = ({ months }: Stratum): number => months.reduce((sum, [, n]) => sum + n, 0);

/** Names of the colours, with how many samples each stands for. */
export const StrataKeys = ({ parts, strata }: StrataKeysProps) => (
  <ul className="range-keys">
    {strata.map((stratum, index) => (
      <li key={stratum.name}>
        <StackKey index={index} />
        {stratum.name} <span>{formatNumber(sizeOf(stratum))} 个</span>{' '}
        <span>{formatNumber(parts[index]?.share, 1)}%</span>
      </li>
    ))}
  </ul>
);
