import { INDEX_CHOICES, isIndexChoice, type Basis, type TaxBasis } from '#src/costing/basis';
import { SERIES_KEYS } from '#src/costing/price-series';
import { classes } from '#src/ui/classes';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { PublishedTable } from '../contract';
import type { BasisBlanks } from './blanks';
import * as styles from './basis.module.css';

/** As quoted comes last: figures of both kinds stand side by side then. */
const TAX_CHOICES = ['除税', '含税', undefined] as const satisfies readonly (TaxBasis | undefined)[];
const STATUSES = { firm: '', provisional: '（暂定）', forecast: '（预测）' } as const;

/** 按要素（人工、材料、机械）: the name of the choice alone does not say what it moves by. */
export const INDEXES = Object.keys(INDEX_CHOICES)
  .filter(isIndexChoice)
  .map((choice) => ({
    choice,
    label: `${INDEX_CHOICES[choice]}（${SERIES_KEYS[choice].join('、')}）`,
  }));

interface YearOfMonths {
  readonly year: string;
  readonly months: readonly { readonly period: string; readonly label: string }[];
}

/** Newest first, by year. */
export const yearsOf = (indexes: PublishedTable['indexes']): readonly YearOfMonths[] => {
  const years = new Map<string, { period: string; label: string }[]>();
  for (const { period, status } of [...indexes].reverse()) {
    const year = period.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), { period, label: `${period}${STATUSES[status]}` }]);
  }
  return [...years].map(([year, months]) => ({ year, months }));
};

export interface BasisFieldsProps {
  readonly basis: Basis;
  readonly table: PublishedTable;
  readonly blanks: BasisBlanks;
}

/** A value that the table does not hold came with the address; it stays in sight, so that it can be changed. */
const Unknown = ({ value, isKnown }: { readonly value: string | undefined; readonly isKnown: boolean }) =>
  value && !isKnown ? <option value={value}>{value}（无数据）</option> : null;

export const BasisFields = ({ basis, table: { indexes, factors }, blanks }: BasisFieldsProps) => {
  const send = useSend();
  const { period, areaId, taxBasis, index } = basis;
  return (
    <>
      <label className={classes('no-print', styles.field)} data-chosen={period !== undefined}>
        <span>价格期</span>
        <select
          value={period ?? ''}
          onChange={({ target }) => send(commands.chooseBasis({ period: target.value || undefined }))}
        >
          <option value="">{blanks.period}</option>
          <Unknown value={period} isKnown={indexes.some((month) => month.period === period)} />
          {yearsOf(indexes).map(({ year, months }) => (
            <optgroup key={year} label={`${year} 年`}>
              {months.map((month) => (
                <option key={month.period} value={month.period}>
                  {month.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className={classes('no-print', styles.field)} data-chosen={areaId !== undefined}>
        <span>地区</span>
        <select
          value={areaId ?? ''}
          onChange={({ target }) => send(commands.chooseBasis({ areaId: target.value || undefined }))}
        >
          <option value="">{blanks.areaId}</option>
          <Unknown value={areaId} isKnown={factors.some((place) => place.areaId === areaId)} />
          {factors.map((place) => (
            <option key={place.areaId} value={place.areaId}>
              {place.name} {place.value.toFixed(2)}
            </option>
          ))}
        </select>
      </label>
      <label className={classes('no-print', styles.field)} data-chosen={index !== undefined}>
        <span>指数</span>
        <select
          value={index ?? ''}
          onChange={({ target: { value } }) =>
            send(commands.chooseBasis({ index: isIndexChoice(value) ? value : undefined }))
          }
        >
          <option value="">综合</option>
          {INDEXES.map(({ choice, label }) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className={classes('segments no-print', styles.tax)} role="group" aria-label="税口径">
        {TAX_CHOICES.filter((value) => value ?? blanks.taxBasis).map((value) => (
          <button
            key={value ?? ''}
            type="button"
            aria-pressed={taxBasis === value}
            onClick={() => send(commands.chooseBasis({ taxBasis: value }))}
          >
            {value ?? blanks.taxBasis}
          </button>
        ))}
      </div>
    </>
  );
};
