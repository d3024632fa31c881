import type { Project } from '../project';
import { objectionsTo, outOfRange } from './checks';
import type { Column } from './columns';
import { costsOf } from './costs';
import { FieldReader, numberOf } from './field-reader';
import { identityOf } from './identity';
import { lawfulRate } from './lawful-rate';
import { round } from './round';
import { areasOf, floorsOf, overviewOf } from './row-facts';
import { isNothing, writtenText } from '#infra/server/import/plain-text';
import { placeReader, type RegionRow } from '#infra/server/import/places';
import type { TableRow } from '#infra/server/import/table';
import { readStage, readStructure, readTaxBasis, readType } from './terms';
import { Unclear } from '#infra/server/import/unclear';
import { readMonth, readTaxRate } from '#infra/server/import/values';

export interface ImportContext {
  readonly fileName: string;
  /** ISO 8601 */
  readonly now: string;
  readonly places: readonly RegionRow[];
}
export type ReadRow =
  | { readonly line: number; readonly project: Project }
  | { readonly line: number; readonly reasons: readonly string[] };

/** What an export writes beside samples; imported, they would pass for real. */
export const SAMPLE_MARK = '样例';

/** A reader of rows for one file. Nothing is guessed: what cannot be taken for certain becomes a reason in Chinese. */
export const rowReader = (
  columns: readonly Column[],
  { fileName, now, places }: ImportContext,
): ((row: TableRow) => ReadRow) => {
  const readPlace = placeReader(places);
  return (row) => {
    const reader = new FieldReader(row, columns);
    if (reader.text('source') === SAMPLE_MARK) reader.reasons.push('这是样例数据，不能作为本单位的工程导入');
    const name = reader.required('name', writtenText);
    const placed = reader.attempt('', () => {
      const text = reader.placeText();
      if (isNothing(text)) throw new Unclear('地区没有填');
      return readPlace(text);
    });
    const type = reader.required('type', readType);
    const structure = reader.required('structure', readStructure);
    const stage = reader.required('stage', readStage);
    const priceDate = reader.required('priceDate', readMonth);
    const rawArea = reader.required('area', (cell, { factor }) => numberOf('area', cell, factor));
    const taxBasis = reader.optional('taxBasis', readTaxBasis);
    const givenRate = reader.optional('taxRate', readTaxRate);
    const [unitCosts, totals] = [reader.figures('unitCost'), reader.figures('total')];
    const height = reader.number('height') ?? null;
    const floors = floorsOf(reader);
    const overview = overviewOf(reader);
    const area = rawArea && round(rawArea);
    if (area !== undefined) reader.reasons.push(...outOfRange('area', area));
    const refused = (): ReadRow => ({ line: row.line, reasons: reader.reasons });
    if (!name || !placed || !type || !structure || !stage || !priceDate || !area || reader.reasons.length > 0)
      return refused();
    const areas = areasOf(reader, area, type === 'underground.garage');
    const costs = reader.attempt('', () =>
      costsOf({ area, taxBasis, taxRate: givenRate ?? lawfulRate(priceDate), unitCosts, totals }),
    );
    if (!costs || reader.reasons.length > 0) return refused();
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
      overview,
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
    const objections = objectionsTo(project, now.slice(0, 7));
    return objections.length > 0 ? { line: row.line, reasons: objections } : { line: row.line, project };
  };
};
