import { createHash } from 'node:crypto';
import { isConfirmed } from '#infra/server/import/doubts';
import { placeReader, type RegionRow } from '#infra/server/import/places';
import { isNothing, plainText, writtenText } from '#infra/server/import/plain-text';
import type { TableRow } from '#infra/server/import/table';
import { readStage, readTaxBasis, readTaxMethod, refuseOtherRate } from '#infra/server/import/terms';
import { sampleRefusal } from '#infra/server/import/refuse-sample';
import { Unclear } from '#infra/server/import/unclear';
import { readCount, readFloors } from '#infra/server/import/floors';
import { ISSUE, readMonth, readPercent, readTaxRate } from '#infra/server/import/values';
import { monthAt } from '#src/contract/shanghai-time';
import type { Project } from '../project';
import type { Layout } from './columns';
import { AREA_TERM } from '../../assumed-terms';
import { costsOf, formedBy, type Given } from './costs';
import { FieldReader, numberOf } from './field-reader';
import { lawfulRate } from './lawful-rate';
import { objectionsTo, outOfRange } from './objections';
import { readStructure, readType } from './terms';

const TEN_THOUSAND = 10_000;
/** A total that would be usual in 万元 was perhaps written so. */
const unitDoubt = (
  { unitCost }: Project,
  unitCosts: readonly unknown[],
  totals: readonly unknown[],
): string[] =>
  unitCosts.length === 0 &&
  totals.length > 0 &&
  outOfRange('unitCost', unitCost).length > 0 &&
  outOfRange('unitCost', unitCost * TEN_THOUSAND).length === 0
    ? ['总造价以万元计的，请把“金额单位”假定为“万元”']
    : [];

/** To the second decimal, as areas are kept. */
const round = (value: number): number => Math.round(value * 100) / 100;

/** Three values name a project: its id is theirs, so that a second import finds it again. */
const identityOf = ({ name, area, priceDate }: Pick<Project, 'name' | 'area' | 'priceDate'>): string =>
  `imported-${createHash('sha256')
    .update([plainText(name), area.toFixed(2), priceDate].join('\n'))
    .digest('hex')
    .slice(0, 24)}`;

const floorsOf = (reader: FieldReader) => {
  const own = [reader.optional('floorsAbove', readCount), reader.optional('floorsBelow', readCount)];
  const isSplit = own.some((count) => count !== undefined);
  const both = isSplit ? reader.optional('floors', readFloors) : reader.given('floors', readFloors);
  const above = own[0] ?? both?.above ?? reader.given('floorsAbove', readCount);
  const below = own[1] ?? both?.below ?? reader.given('floorsBelow', readCount);
  if (above === undefined && below === undefined && reader.reasons.length === 0)
    reader.reasons.push('层数没有填');
  if (below === undefined) reader.assume('地上 / 地下层数', '没有给出地下层数，按 0 层');
  else if (above === undefined) reader.assume('地上 / 地下层数', '没有给出地上层数，按 0 层');
  return { floorsAbove: above ?? 0, floorsBelow: below ?? 0 };
};

/** What is not said lies above ground, a garage below. */
const areasOf = (reader: FieldReader, area: number, isGarage: boolean) => {
  const [above, below] = [reader.number('areaAbove'), reader.number('areaBelow')];
  if (above === undefined && below === undefined) {
    reader.assume(AREA_TERM, `只给出建筑面积，全部计入${isGarage ? '地下' : '地上'}`);
    return isGarage ? { areaAbove: 0, areaBelow: area } : { areaAbove: area, areaBelow: 0 };
  }
  return { areaAbove: round(above ?? area - (below ?? 0)), areaBelow: round(below ?? area - (above ?? 0)) };
};

const overviewOf = (reader: FieldReader): Project['overview'] => {
  const percent = reader.optional('prefabrication', readPercent);
  return {
    foundation: reader.text('foundation'),
    seismic: reader.text('seismic'),
    prefabrication: percent ?? null,
    contract: reader.text('contract'),
    scope: reader.text('scope'),
    basis: reader.text('basis'),
    startedAt: reader.optional('startedAt', readMonth) ?? '',
    finishedAt: reader.optional('finishedAt', readMonth) ?? '',
  };
};

export interface ImportContext {
  readonly fileName: string;
  /** ISO 8601 */
  readonly now: string;
  readonly places: readonly RegionRow[];
}
export type ReadRow =
  | { readonly line: number; readonly project: Project; readonly isConfirmed: boolean }
  | { readonly line: number; readonly reasons: readonly string[] };

/** A reader of rows for one file. Nothing is guessed: what cannot be taken for certain becomes a reason in Chinese. */
export const rowReader = (
  { columns, assumed }: Pick<Layout, 'columns' | 'assumed'>,
  { fileName, now, places }: ImportContext,
): ((row: TableRow) => ReadRow) => {
  const readPlace = placeReader(places);
  return (row) => {
    const reader = new FieldReader(row, columns, assumed);
    const refusal = sampleRefusal(reader.text('source'), '工程');
    if (refusal !== undefined) reader.reasons.push(refusal);
    const name = reader.required('name', writtenText);
    const placed = reader.attempt('', () => {
      const text = reader.placeText();
      if (isNothing(text)) throw new Unclear('地区没有填');
      return readPlace(text);
    });
    const type = reader.required('type', readType);
    const structure = reader.required('structure', readStructure);
    const stage = reader.required('stage', readStage);
    const priceDate = reader.required('priceDate', (cell) => {
      const month = readMonth(cell);
      if (ISSUE.test(plainText(cell)))
        reader.assume('价格期', `“${plainText(cell)}”按当年第 ${Number(month.slice(5))} 个月`);
      return month;
    });
    const rawArea = reader.required('area', (cell, { factor }) => numberOf('area', cell, factor));
    const method = reader.given('taxMethod', readTaxMethod);
    const givenRate = reader.given('taxRate', (cell) => {
      const rate = readTaxRate(cell);
      refuseOtherRate(method, rate);
      return rate;
    });
    const [unitCosts, totals] = [reader.figures('unitCost'), reader.figures('total')];
    const isNamed = [...unitCosts, ...totals].some(({ basis }) => basis !== undefined);
    const taxBasis = isNamed
      ? reader.optional('taxBasis', readTaxBasis)
      : reader.given('taxBasis', readTaxBasis);
    const height = reader.number('height') ?? null;
    const floors = floorsOf(reader);
    const overview = overviewOf(reader);
    const isRight = reader.given('confirmed', isConfirmed) ?? false;
    const area = rawArea && round(rawArea);
    if (area !== undefined) reader.reasons.push(...outOfRange('area', area));
    const refused = (): ReadRow => ({ line: row.line, reasons: reader.reasons });
    if (!name || !placed || !type || !structure || !stage || !priceDate || !area || reader.reasons.length > 0)
      return refused();
    const areas = areasOf(reader, area, type === 'underground.garage');
    const given: Given = {
      area,
      taxBasis,
      taxRate: givenRate ?? lawfulRate(reader, priceDate, method),
      unitCosts,
      totals,
    };
    const costs = reader.attempt('', () => costsOf(given));
    if (!costs || reader.reasons.length > 0) return refused();
    const formed = formedBy(given, costs);
    if (formed !== undefined) reader.assume('总造价', formed);
    const project: Project = {
      name,
      ...placed,
      type,
      structure,
      stage,
      priceDate,
      area,
      ...areas,
      ...floors,
      height,
      ...costs,
      overview: { ...overview, ...(reader.assumptions.length > 0 && { assumptions: reader.assumptions }) },
      id: identityOf({ name, area, priceDate }),
      heat: 0,
      source: 'imported',
      provenance: {
        kind: 'imported',
        issuer: '本单位导入',
        title: `${fileName} 第 ${row.line} 行`,
        priceDate,
        taxBasis: costs.taxBasis,
        revision: 1,
        licence: '限本单位内部使用',
        note: `导入于 ${now}`,
      },
      createdAt: now,
      units: [],
      fees: [],
      parts: [],
      contents: [],
      resources: [],
    };
    const objections = objectionsTo(project, monthAt(now));
    return objections.length > 0
      ? { line: row.line, reasons: [...objections, ...unitDoubt(project, unitCosts, totals)] }
      : { line: row.line, project, isConfirmed: isRight };
  };
};
