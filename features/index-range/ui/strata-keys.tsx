import { formatNumber } from '#src/ui/format';
import { StackKey } from '#src/ui/stack-bar.tsx';
import type { WeighedPart } from '../weighed';
import * as styles from './range.module.css';

/** Names of the colours, with how many samples each stands for. */
export const StrataKeys = ({ parts }: { readonly parts: readonly WeighedPart[] }) => (
  <ul className={styles.keys}>
    {parts.map(({ stratum: { name }, n, share }, index) => (
      <li key={name}>
        <StackKey index={index} />
        {name} <span>{formatNumber(n)} 个</span> <span>{formatNumber(share, 1)}%</span>
      </li>
    ))}
  </ul>
);
