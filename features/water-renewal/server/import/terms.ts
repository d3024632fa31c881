import { plainText } from '#infra/server/import/plain-text';
import type { Cell } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { KINDS, UNIT_BASIS_NAMES, type Kind, type UnitBasis } from '../../contract-terms';

const oneOf = <T extends string>(cell: Cell, offered: readonly T[]): T => {
  const text = plainText(cell).replaceAll(/\s/g, '');
  const known = offered.find(
    (one) => plainText(one) === text || `${one}工程` === text || `${one}改造` === text,
  );
  if (known) return known;
  throw new Unclear(`“${text.slice(0, 20)}”不明确，请写成：${offered.join('、')}`);
};

export const readKind = (cell: Cell): Kind => oneOf(cell, KINDS);
export const readUnitBasis = (cell: Cell): UnitBasis => oneOf(cell, UNIT_BASIS_NAMES);
