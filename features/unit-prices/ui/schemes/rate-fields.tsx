import { useId } from 'react';
import type { Rates } from '../../contract-detail';
import { RATE_BASES, type RateBase } from '../../contract-shapes';
import type { SchemeTerms } from '../../contract-schemes';
import { RateField } from './rate-field';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

export interface RateFieldsProps {
  readonly terms: SchemeTerms;
  /** The rates of the record that is looked at. */
  readonly own?: Rates | undefined;
  readonly onChange: (change: Partial<SchemeTerms>) => void;
}

const MOST = { rate: 1, risk: 0.5, tax: 0.3 } as const;
const bases = Object.entries(RATE_BASES) as [RateBase, string][];

export const RateFields = ({ terms, own, onChange }: RateFieldsProps) => {
  const id = useId();
  const chooseBase = (text: string) =>
    onChange({ rateBase: bases.find(([base]) => base === text)?.[0] ?? null });
  return (
    <div>
      <div className={classes('inputs', styles.rate, styles.rateBase)}>
        <label htmlFor={`${id}-base`}>取费基数</label>
        <select
          id={`${id}-base`}
          value={terms.rateBase ?? ''}
          onChange={({ target }) => chooseBase(target.value)}
        >
          <option value="">{own ? `按记录：${RATE_BASES[own.rateBase]}` : '按各记录'}</option>
          {bases.map(([base, label]) => (
            <option key={base} value={base}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <RateField
        id={`${id}-management`}
        label="企业管理费率"
        most={MOST.rate}
        value={terms.managementRate}
        own={own?.managementRate}
        onChange={(managementRate) => onChange({ managementRate })}
      />
      <RateField
        id={`${id}-profit`}
        label="利润率"
        most={MOST.rate}
        value={terms.profitRate}
        own={own?.profitRate}
        onChange={(profitRate) => onChange({ profitRate })}
      />
      <RateField
        id={`${id}-risk`}
        label="风险费率"
        most={MOST.risk}
        value={terms.riskRate}
        onChange={(riskRate) => onChange({ riskRate })}
      />
      <RateField
        id={`${id}-tax`}
        label="折为含税，税率"
        most={MOST.tax}
        value={terms.taxRate}
        onChange={(taxRate) => onChange({ taxRate })}
      />
    </div>
  );
};
