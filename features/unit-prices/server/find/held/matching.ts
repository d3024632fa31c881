import type { Sort } from '#features/unit-prices/contract';
import { AREAS, cellAt, segmentsOf, type Scope } from '../scope';
import { codeOfSource, dayOf, type Column, type Columns, type Stretch } from './columns';

interface Range {
  readonly column: Column;
  readonly least: number;
  readonly greatest: number;
}

/** What the scope leaves, but for items, texts and cells. */
const rangesOf = (columns: Columns, { area, filter }: Scope): readonly Range[] => {
  const { priceFrom, priceTo, taxBasis, source } = filter;
  const ranges: Range[] = [];
  const only = (column: Column, value: number) => ranges.push({ column, least: value, greatest: value });
  if (area) only(columns.areas, area.areaId);
  if (area?.cityId) only(columns.cities, area.cityId);
  if (taxBasis) only(columns.taxed, Number(taxBasis === '含税'));
  if (source) only(columns.sources, codeOfSource(source));
  if (priceFrom || priceTo) {
    const least = priceFrom ? dayOf(`${priceFrom}-01`) : -Infinity;
    const greatest = priceTo ? dayOf(`${priceTo}-01`) : Infinity;
    ranges.push({ column: columns.days, least, greatest });
  }
  return ranges;
};

/** The segment of each text, from 1; 0: none. */
const segmentsOfTexts = (segments: readonly (readonly number[] | null)[]): Uint8Array => {
  const texts = segments.flatMap((some) => some ?? []);
  const segmentOf = new Uint8Array(texts.reduce((one, other) => Math.max(one, other), 0) + 1);
  segments.forEach((some, segment) => some?.forEach((text) => (segmentOf[text] = segment + 1)));
  return segmentOf;
};

/** Per item the areas it has enough prices in; as `cells` of the scope. */
const areasOfItems = (cells: readonly number[]): ReadonlyMap<number, Uint8Array> => {
  const areas = new Map<number, Uint8Array>();
  for (const cell of cells) {
    const { item, area } = cellAt(cell);
    const own = areas.get(item) ?? new Uint8Array(AREAS);
    own[area] = 1;
    areas.set(item, own);
  }
  return areas;
};

// One plain loop for each condition: a call for each of a million rows would take ten times as long.
const markTexts = (marks: Uint8Array, { from, to }: Stretch, texts: Column, segmentOf: Uint8Array) => {
  for (let row = from; row < to; row += 1) marks[row] = segmentOf[texts[row] as number] as number;
};
const keepRange = (marks: Uint8Array, { from, to }: Stretch, { column, least, greatest }: Range) => {
  for (let row = from; row < to; row += 1) {
    const value = column[row] as number;
    if (value < least || value > greatest) marks[row] = 0;
  }
};
const keepAreas = (marks: Uint8Array, { from, to }: Stretch, areas: Column, isKept: Uint8Array) => {
  for (let row = from; row < to; row += 1) if (isKept[areas[row] as number] === 0) marks[row] = 0;
};

type Segments = ReturnType<typeof segmentsOf>;

/** The segment of each row, from 1; 0: not in the scope. */
const marksOf = (columns: Columns, scope: Scope, segments: Segments): Uint8Array => {
  const { stretches, texts, areas, ids } = columns;
  const marks = new Uint8Array(ids.length);
  const ranges = rangesOf(columns, scope);
  const segmentOf = scope.texts && segmentsOfTexts(segments);
  const cells = scope.cells && areasOfItems(scope.cells);
  for (const item of scope.items ?? stretches.keys()) {
    const stretch = stretches.get(item);
    const enough = cells?.get(item);
    if (!stretch || (cells && !enough)) continue;
    if (segmentOf) markTexts(marks, stretch, texts, segmentOf);
    else marks.fill(1, stretch.from, stretch.to);
    for (const range of ranges) keepRange(marks, stretch, range);
    if (enough) keepAreas(marks, stretch, areas, enough);
  }
  return marks;
};

/** Rows of the scope in its segments, the least first. */
export const matching = (columns: Columns, scope: Scope, sort: Sort): readonly Uint32Array[] => {
  const segments = segmentsOf(scope, sort);
  const marks = marksOf(columns, scope, segments);
  const order = columns.orders[sort];
  const found = segments.map(() => new Uint32Array(order.length));
  const lengths = segments.map(() => 0);
  for (let place = 0; place < order.length; place += 1) {
    const row = order[place] as number;
    const segment = (marks[row] as number) - 1;
    if (segment < 0) continue;
    const length = lengths[segment] as number;
    (found[segment] as Uint32Array)[length] = row;
    lengths[segment] = length + 1;
  }
  return found.map((rows, segment) => rows.slice(0, lengths[segment]));
};
