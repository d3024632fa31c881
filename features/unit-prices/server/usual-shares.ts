import {
  COMPONENT_KEYS,
  COMPONENTS,
  type ComponentAmounts,
  type UsualShares,
} from '#src/costing/price-series';

/** As a row of the database tells them. */
export interface ToldShares extends ComponentAmounts {
  /** So many records tell it. */
  readonly n: number;
  /** Beginning of the codes of items beside it, where its own records are too few. */
  readonly section?: string;
}

/** With the one sentence that captions, citations and files say of them. */
export const usualShares = ({ n, section, ...shares }: ToldShares): UsualShares => {
  const percents = COMPONENT_KEYS.filter((key) => shares[key] > 0).map(
    (key) => `${key === 'other' ? '其余' : COMPONENTS[key]} ${shares[key]}%`,
  );
  const whose = section === undefined ? '同' : ` ${section} 各`;
  return {
    ...shares,
    words: `未提供组成，按${whose}清单项 ${n} 条记录的常见构成折算（${percents.join('、')}）`,
  };
};
