import { SEVERAL } from '#infra/server/import/measures';
import { plainText } from '#infra/server/import/plain-text';
import { unitName } from '#src/costing/content-unit';

const AREA = { contents: '㎡', bills: 'm²' } as const;

/** `M3`, `立方`, `100米` → `m³`, `m³`, `100m`; a unit nobody knows stays as it is written. */
export const billUnit = (written: string): string => {
  const plain = plainText(written).replaceAll(/\s/g, '');
  const [, times, one] = SEVERAL.exec(plain) ?? [];
  if (times && one) return `${times}${billUnit(one)}`;
  const name = unitName(plain);
  return name === AREA.contents ? AREA.bills : name === plain ? written : name;
};

/** Items for which the edition of 2013 leaves the choice of the unit, by the beginning of their codes. */
const CHOICES_2013: readonly (readonly [prefix: RegExp, units: readonly string[]])[] = [
  [/^01080[1-7]/, ['樘', 'm²']],
  [/^01030100[12]/, ['m', 'm³', '根']],
  [/^01030200[123]/, ['m', 'm³', '根']],
];

/** The standard itself allows the unit beside the one that most use. */
export const isChoiceOfStandard = (code: string, edition: string, unit: string): boolean =>
  edition === 'GB50500-2013' &&
  CHOICES_2013.some(([prefix, units]) => prefix.test(code) && units.includes(unit));
