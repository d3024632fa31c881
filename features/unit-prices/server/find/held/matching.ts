import type { Sort } from '../../../contract';
import { cellNumber, segmentsOf, type Scope } from '../scope';
import { codeOfSource, dayOf, type Columns } from './columns';

/** 1 at each of these numbers. */
const maskOf = (ids: readonly number[]): Uint8Array => {
  const mask = new Uint8Array(ids.reduce((most, id) => Math.max(most, id), 0) + 1);
  for (const id of ids) mask[id] = 1;
  return mask;
};

/** The class of a keyword that each text is of, from 1; 0 or nothing: none. */
const classesOf = (segments: readonly (readonly number[])[]): Uint8Array => {
  const classes = maskOf(segments.flat());
  segments.forEach((texts, segment) => texts.forEach((id) => (classes[id] = segment + 1)));
  return classes;
};

type Test = (row: number) => boolean;

/** Whether a record is in the scope, but for its text: a test for each thing asked, what leaves least first. */
const testsOf = (columns: Columns, { area, items, cells, filter }: Scope): readonly Test[] => {
  const { priceFrom, priceTo, taxBasis, source } = filter;
  const { areas, cities, days, taxed, sources } = columns;
  const tests: Test[] = [];
  if (items) {
    const isItem = maskOf(items);
    tests.push((row) => isItem[columns.items[row] as number] === 1);
  }
  if (area) tests.push((row) => areas[row] === area.areaId);
  if (area?.cityId) tests.push((row) => cities[row] === area.cityId);
  if (priceFrom) {
    const first = dayOf(`${priceFrom}-01`);
    tests.push((row) => (days[row] as number) >= first);
  }
  if (priceTo) {
    const last = dayOf(`${priceTo}-01`);
    tests.push((row) => (days[row] as number) <= last);
  }
  if (taxBasis) {
    const wanted = Number(taxBasis === '含税');
    tests.push((row) => taxed[row] === wanted);
  }
  if (source) {
    const wanted = codeOfSource(source);
    tests.push((row) => sources[row] === wanted);
  }
  if (cells) {
    const isCell = new Set(cells);
    tests.push((row) => isCell.has(cellNumber(columns.items[row] as number, areas[row] as number)));
  }
  return tests;
};

const narrow = (rows: Uint32Array, test: Test): Uint32Array => {
  const kept = new Uint32Array(rows.length);
  let count = 0;
  for (const row of rows) {
    if (!test(row)) continue;
    kept[count] = row;
    count += 1;
  }
  return kept.slice(0, count);
};

/** Rows of the scope in its segments, the least first. */
export const matching = (columns: Columns, scope: Scope, sort: Sort): readonly Uint32Array[] => {
  const rows = testsOf(columns, scope).reduce(narrow, columns.orders[sort]);
  const segments = segmentsOf(scope, sort);
  const classes = classesOf(segments.map((texts) => texts ?? []));
  const classOf = (row: number): number => classes[columns.texts[row] as number] ?? 0;
  return segments.map((texts, segment) =>
    texts ? narrow(rows, (row) => classOf(row) === segment + 1) : rows,
  );
};
