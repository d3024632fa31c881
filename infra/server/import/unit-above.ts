import { inOneLine, plainText } from './plain-text';
import type { Cell, TableRow } from './table';
import { unitFactor } from './units';

/** What the lines above a header say of the figures below it. */
export interface MoneyUnit {
  readonly unit: string;
  /** What one of it is in 元. */
  readonly factor: number;
}

/** Signs of a title that are looked at. */
const LONGEST_TITLE = 200;
/** 单位：万元, 金额单位：万元, of a title the end. The 编制单位 is a firm, and no firm is called 万元. */
const SAID = /单位\s?:\s?([^()]+)/g;
const SEPARATORS = /[,;、\s]/;

const unitIn = (cell: Cell): MoneyUnit | undefined => {
  if (typeof cell !== 'string' || !cell.includes('单位')) return undefined;
  const text = inOneLine(plainText(cell.slice(0, LONGEST_TITLE)));
  const words = [...text.matchAll(SAID)].flatMap(([, said = '']) => said.split(SEPARATORS));
  for (const unit of words) {
    const factor = unitFactor('money', unit);
    if (factor !== undefined) return { unit, factor };
  }
  return undefined;
};

/** The one nearest to the header. */
export const unitAbove = (titles: readonly TableRow[]): MoneyUnit | undefined =>
  titles
    .toReversed()
    .flatMap(({ cells }) => cells)
    .map(unitIn)
    .find((found) => found !== undefined);
