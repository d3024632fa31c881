import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import type { OfferedPackage, Overview } from '../contract';
import { selectPlacingProblem } from '../selectors';
import { OrderButton } from './order-button';
import { priceText } from './labels';
import * as styles from './orders.module.css';

interface PackageProps {
  readonly offered: OfferedPackage;
  readonly isSample: boolean;
  readonly membership: Overview['membership'];
}

function Package({ offered, isSample, membership }: PackageProps) {
  const { code, name, audience, holds, terms } = offered;
  const id = useId();
  const [years, setYears] = useState(1);
  const problem = useSelector(selectPlacingProblem);
  const price = terms.find((term) => term.years === years)?.price ?? null;
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
      <OrderButton {...{ offered, years, membership }} />
    </li>
  );
}

export const PackageList = ({
  packages,
  isSample,
  membership,
}: {
  readonly packages: readonly OfferedPackage[];
  readonly isSample: boolean;
  readonly membership: Overview['membership'];
}) => (
  <ul className={styles.packages}>
    {packages.map((offered) => (
      <Package key={offered.code} {...{ offered, isSample, membership }} />
    ))}
  </ul>
);
