import { plainText } from '#infra/server/import/plain-text';
import type { Cell } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { WORK_KINDS, UNIT_BASES, UNIT_BASIS_NAMES, type Kind, type UnitBasis } from '../../contract-terms';

const spelt = (cell: Cell): string => plainText(cell).replaceAll(/\s/g, '');

const oneOf = <T extends string>(cell: Cell, offered: readonly T[]): T => {
  const text = spelt(cell);
  const known = offered.find(
    (one) => plainText(one) === text || `${one}工程` === text || `${one}改造` === text,
  );
  if (known) return known;
  throw new Unclear(`“${text.slice(0, 20)}”不明确，请写成：${offered.join('、')}`);
};

export const readKind = (cell: Cell): Kind => oneOf(cell, WORK_KINDS);

/** Both are written for either work; each is divided by another length. */
const BY_LENGTH: Readonly<Partial<Record<Kind, UnitBasis>>> = { 堤防: '元/延米', 护岸: '元/m' };
const LENGTHS = Object.values(BY_LENGTH);

export const readUnitBasis = (cell: Cell): UnitBasis => oneOf(cell, UNIT_BASIS_NAMES);

/** That of the kind; throws Unclear where it divides by what the kind does not have. */
export const unitBasisOf = (kind: Kind | undefined, said: UnitBasis): UnitBasis => {
  if (kind === undefined || !LENGTHS.includes(said)) return said;
  const own = BY_LENGTH[kind];
  if (own) return own;
  const others = UNIT_BASIS_NAMES.filter((name) => !LENGTHS.includes(name));
  throw new Unclear(`“${said}”按${UNIT_BASES[said].of}计，“${kind}”不用，请写成：${others.join('、')}`);
};

/** The file says another than the record has. */
export const isOtherBasis = (cell: Cell, own: UnitBasis): boolean => spelt(cell) !== plainText(own);
