import type { LaborRow } from './contract';

const UNITS: Readonly<Record<string, string>> = {
  m2: '㎡',
  平方米: '㎡',
  平方: '㎡',
  平米: '㎡',
  m3: 'm³',
  立方米: 'm³',
  立方: 'm³',
  方: 'm³',
  吨: 't',
  米: 'm',
  天: '工日',
  日: '工日',
};

/** A unit however it is written, as the library writes it: m2, 平方米 → ㎡. */
export const unitOf = (written: string): string =>
  UNITS[written.normalize('NFKC').trim().toLowerCase()] ?? written.trim();

/** Full-width signs and blanks make no other item. */
const plainName = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

type Named = Pick<LaborRow, 'name' | 'unit' | 'mode'>;

/** The item of the library that is meant, among those of a section. */
export const knownItem = <Item extends Named>(
  items: readonly Item[],
  meant: Readonly<Record<keyof Named, string>>,
) =>
  items.find(
    ({ name, unit, mode }) =>
      mode === meant.mode && unitOf(unit) === unitOf(meant.unit) && plainName(name) === plainName(meant.name),
  );
