import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { OfferedPackage } from '../contract';
import { selectPlacing, selectPlacingProblem } from '../selectors';
import { priceText } from './words';
import * as styles from './orders.module.css';

interface PackageProps {
  readonly offered: OfferedPackage;
  readonly isSample: boolean;
  readonly isMember: boolean;
}

function Package({ offered: { code, name, audience, holds, terms }, isSample, isMember }: PackageProps) {
  const send = useSend();
  const id = useId();
  const [years, setYears] = useState(1);
  const placing = useSelector(selectPlacing);
  const problem = useSelector(selectPlacingProblem);
  const price = terms.find((term) => term.years === years)?.price ?? null;
  const verb = price === null ? '询价' : isMember ? '续期' : '下单';
  return (
    <li className={styles.package}>
      <h3>{name}</h3>
      <p className="muted">{audience}</p>
      <ul className={styles.holds}>
        {holds.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <label htmlFor={id} className="muted">
        年限与价格
      </label>
      <select
        id={id}
        className="input"
        value={years}
        onChange={({ target }) => setYears(Number(target.value))}
      >
        {terms.map((term) => (
          <option key={term.years} value={term.years}>
            {term.years} 年，{priceText(term.price)}
          </option>
        ))}
      </select>
      {isSample && price !== null && (
        <p className="muted">
          <SampleBadge /> 价格是样例
        </p>
      )}
      <p role="alert" className="bad">
        {problem?.packageCode === code && problem.message}
      </p>
      <button
        type="button"
        className="button button-fill"
        disabled={placing !== undefined}
        aria-busy={placing === code}
        aria-label={`${verb}：${name} ${years} 年`}
        onClick={() => send(commands.placeOrder({ packageCode: code, years }))}
      >
        {verb}
      </button>
    </li>
  );
}

export const PackageList = ({
  packages,
  isSample,
  isMember,
}: {
  readonly packages: readonly OfferedPackage[];
  readonly isSample: boolean;
  readonly isMember: boolean;
}) => (
  <ul className={styles.packages}>
    {packages.map((offered) => (
      <Package key={offered.code} {...{ offered, isSample, isMember }} />
    ))}
  </ul>
);
