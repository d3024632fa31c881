import { splitBrackets } from '#infra/server/import/brackets';
import { simpleHeader } from '#infra/server/import/choices';
import { inOneLine, plainText } from '#infra/server/import/plain-text';
import { taxWordIn } from '#infra/server/import/terms';
import { unitFactor } from '#infra/server/import/units';
import { Unclear } from '#infra/server/import/unclear';
import { fieldOf } from './field-names';
import { FIELDS, type FieldName } from './fields';

export interface Column {
  readonly index: number;
  readonly header: string;
  readonly field: FieldName;
  /** The unit the header names; empty when it names none and the stored unit is taken. */
  readonly unit: string;
  readonly factor: number;
  /** The tax basis the header names: `含税总造价`, `单方造价（不含税）`. */
  readonly taxBasis: '含税' | '除税' | undefined;
}

const PLACES = new Set(['地上', '地下']);

/** `建筑面积(万m2)(地上)` → name 建筑面积, notes 万m2 and 地上. */
export const splitHeader = (header: string): { readonly name: string; readonly notes: readonly string[] } => {
  const { name, notes: bracketed } = splitBrackets(header);
  const notes = bracketed.flatMap((note) => note.split(/[,;、:：]/));
  return {
    name: name.trim(),
    notes: notes.map((note) => note.replace(/^单位\s*[::]?/, '').trim()).filter((note) => note !== ''),
  };
};

const BEFORE_TAIL = /\p{Script=Han}[\s/:：,_-]+/gu;
const UNIT = /m2|平方米|元|米|%/;
/** Without brackets the unit may follow a sign: `建筑面积/万m2`, `总造价:万元`, `建筑面积 m2`. */
const splitTail = (name: string): { readonly name: string; readonly notes: readonly string[] } => {
  const word = name.split(/\s/).at(-1) ?? '';
  const tails = [...name.matchAll(BEFORE_TAIL)]
    .map(({ 0: before, index }) => ({ end: index + 1, from: index + before.length }))
    .filter(({ from }) => from >= name.length - word.length);
  const isUnit = (from: number) => UNIT.test(name.slice(from)) || name.slice(from) === 'm';
  // What a later one holds the first holds as well.
  const tail = [tails[0], tails.at(-1)].find((one) => one && isUnit(one.from));
  return tail ? { name: name.slice(0, tail.end), notes: [name.slice(tail.from)] } : { name, notes: [] };
};

/** The unit may follow without a sign: `总造价万元`. */
const WITH_UNIT = /^(.*?\p{Script=Han})((?:万|千|百万|亿)?元(?:\/(?:m2|平方米|平米))?|万?(?:m2|平方米))$/u;
const splitUnit = (name: string): { readonly name: string; readonly notes: readonly string[] } => {
  const match = WITH_UNIT.exec(name);
  return match && fieldOf(match[1] ?? '')
    ? { name: match[1] ?? '', notes: [match[2] ?? ''] }
    : splitTail(name);
};

/** Beside 地上 and 地下, 总 and 合计 say nothing. */
const WHOLE = new Set(['总', '合计', '小计', '总计', '总面积']);

export const readHeader = (
  header: string,
  index: number,
  mapped?: ReadonlyMap<string, FieldName>,
): Column | undefined => {
  const plain = inOneLine(plainText(header));
  const bracketed = splitHeader(plain);
  const forced = mapped?.get(simpleHeader(plain)) ?? mapped?.get(simpleHeader(bracketed.name));
  const tail = fieldOf(bracketed.name) ? { name: bracketed.name, notes: [] } : splitUnit(bracketed.name);
  const notes = [...bracketed.notes, ...tail.notes];
  const whole = fieldOf(`${tail.name}${notes.join('')}`);
  // Words of tax stand before, within or behind the name, and only costs have them.
  const taxWord = [tail.name, ...notes].map(taxWordIn).find((found) => found !== undefined);
  const withoutBasis = taxWord ? fieldOf(tail.name.replace(taxWord.word, '')) : undefined;
  const place = notes.find((note) => PLACES.has(note.replace('其中', '')));
  const field =
    forced ?? (place && fieldOf(`${tail.name}${place}`)) ?? whole ?? fieldOf(tail.name) ?? withoutBasis;
  if (!field) return undefined;
  const taxed = field === 'unitCost' || field === 'total';
  const units = notes.filter(
    (note) => note !== place && !WHOLE.has(note) && !(taxed && taxWordIn(note)?.word === note),
  );
  return {
    index,
    header: header.trim(),
    field,
    taxBasis: taxed ? taxWord?.basis : undefined,
    ...(forced ? mappedUnit(field, units) : unitOf(plain, field, whole === field ? [] : units)),
  };
};

/** A column that was named by hand may hold any words in brackets. */
const mappedUnit = (field: FieldName, notes: readonly string[]): Pick<Column, 'unit' | 'factor'> => {
  const { quantity } = FIELDS[field];
  const unit = quantity && notes.find((note) => unitFactor(quantity, note) !== undefined);
  return unit ? { unit, factor: unitFactor(quantity, unit) ?? 1 } : { unit: '', factor: 1 };
};

const unitOf = (
  header: string,
  field: FieldName,
  notes: readonly string[],
): Pick<Column, 'unit' | 'factor'> => {
  const { quantity } = FIELDS[field];
  if (!quantity || notes.length === 0) return { unit: '', factor: 1 };
  const [unit = '', ...others] = notes;
  const factor = unitFactor(quantity, unit);
  if (factor === undefined || others.length > 0)
    throw new Unclear(`列“${header}”的单位“${notes.join('、')}”不认识，请改为常用单位后再导入`);
  return { unit, factor };
};
