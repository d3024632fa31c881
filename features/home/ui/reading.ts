import type { Basis } from '#src/costing/basis';
import type { Rebase } from '#src/costing/rebaser';
import type { HomeContent } from '../contract';

/** What the page is read in; it comes with the switch, behind the first drawing. */
export interface HomeReading {
  readonly basis: Basis;
  /** Name of the chosen place. */
  readonly place: string | undefined;
  readonly rebase: Rebase;
}

type Project = HomeContent['newest'][number];
type Tiles = HomeContent['tiles'];

const valueIn = (quoted: Parameters<Rebase>[0], { rebase }: HomeReading): number | null => {
  const read = rebase(quoted);
  if (read.kind === 'impossible') return null;
  return read.kind === 'rebased' ? read.value : quoted.value;
};

/** Null where it cannot be read so. */
export const costRead = (project: Project, reading: HomeReading | undefined): number | null => {
  const { unitCost, priceDate, areaId, cityId, building, taxRate } = project;
  if (!reading) return unitCost;
  if (areaId === undefined) return reading.basis.areaId === undefined ? unitCost : null;
  const madeUnder = { priceDate, areaId, cityId: cityId ?? undefined, building };
  return valueIn(
    { value: unitCost, taxBasis: '除税', ...madeUnder, ...(taxRate != null && { taxRate }) },
    reading,
  );
};

/** In the tax basis of the page; the server has read them in its month. */
export const tilesRead = (tiles: Tiles, reading: HomeReading | undefined): Tiles =>
  taxRead(reading) === '含税'
    ? { ...tiles, values: tiles.values.map((tile) => ({ ...tile, median: tile.taxed ?? null })) }
    : tiles;

/** 折算到 2024-06 · 浙江; undefined where every figure stands in its own month and place. */
export const movedTo = (reading: HomeReading | undefined): string | undefined => {
  const target = [reading?.basis.period, reading?.place].filter(Boolean).join(' · ');
  return target && `折算到 ${target}`;
};

export const taxRead = (reading: HomeReading | undefined): string => reading?.basis.taxBasis ?? '除税';
