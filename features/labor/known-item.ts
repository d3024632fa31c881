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

const MARKS = String.raw`[、。,;:·!?()[\]{}【】〔〕〈〉《》「」“”‘’"'—–_/-]`;
/** Between letters or digits a mark has a meaning: 1:2, C20/25, 60-80. */
const NEEDLESS = new RegExp(String.raw`\s|(?<![a-z0-9])${MARKS}|${MARKS}(?![a-z0-9])`, 'g');

/** Full-width signs, blanks and punctuation make no other item. */
export const plainName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(NEEDLESS, '');

type Named = Pick<LaborRow, 'name' | 'unit' | 'mode'>;

/** Items of the library that are meant, among those of a section. */
export const knownItems = <Item extends Named>(
  items: readonly Item[],
  meant: Readonly<Record<keyof Named, string>>,
) =>
  items.filter(
    ({ name, unit, mode }) =>
      mode === meant.mode && unitOf(unit) === unitOf(meant.unit) && plainName(name) === plainName(meant.name),
  );
