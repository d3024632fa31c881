import { createHash } from 'node:crypto';
import { isConfirmed } from '#infra/server/import/doubts';
import { isNothing, plainText, writtenText } from '#infra/server/import/plain-text';
import { placeReader, type RegionRow } from '#infra/server/import/places';
import { sampleRefusal } from '#infra/server/import/refuse-sample';
import type { Cell, TableRow } from '#infra/server/import/table';
import { isTitle } from '#infra/server/import/titles';
import { isTotal } from '#infra/server/import/totals';
import { Unclear } from '#infra/server/import/unclear';
import { readMonth, readNumber, readRange, readTaxRate } from '#infra/server/import/values';
import { NATIONWIDE_ID } from '#src/contract/places';
import { priceDateIssue } from '#src/contract/project-bounds';
import { LABOR_SECTIONS, PRICING_MODES, type LaborRow } from '../../contract';
import { unitOf } from '../../known-item';
import { taxBasisOf } from '#infra/server/import/header-tax';
import { cellOf } from '#infra/server/import/plain-layout';
import { roundTo } from '#src/costing/money';
import { assumedOfFile, byMode } from './assumed';
import { MATERIALS, readIncluded, readInsurance, readTax, TOOLS } from './inclusions';
import { labelOf, type Field, type Layout } from './layout';

type Item = Pick<LaborRow, 'section' | 'name' | 'content' | 'unit' | 'mode' | 'included' | 'taxRate'>;
export interface ReadPrice extends Item, Pick<LaborRow, 'low' | 'middle' | 'high' | 'n' | 'period'> {
  /** Of its item, whose words make it. */
  readonly itemId: string;
  readonly areaId: number;
  /** Whether the house says that it is right however unusual it looks. */
  readonly isConfirmed: boolean;
  /** What neither the row nor a header says, in words. */
  readonly assumed: readonly string[];
}

const MOST_NAME = 80;
const MOST_PRICE = 10_000_000;
const MOST_N = 100_000;
const USUAL_TAX = 0.03;

interface Ends {
  readonly low: number;
  readonly high: number;
}

type Section = LaborRow['section'];
/** Other words of the trade. 瓦工, who lay bricks and tiles alike, are none of them. */
const SECTION_WORDS: Partial<Record<Section, readonly string[]>> = {
  模板: ['木工', '模板工', '支模'],
  钢筋: ['钢筋工'],
  混凝土: ['砼', '砼工', '混凝土工', '砼浇筑'],
  砌体: ['砌筑', '砌筑工', '砌砖', '砌墙', '砌块'],
  抹灰: ['抹灰工', '粉刷', '粉刷工'],
  脚手架: ['架子工', '外架', '架体'],
  防水: ['防水工'],
  涂料: ['油漆', '油漆工', '涂料工', '腻子'],
  水电: ['水电工', '水电安装', '安装'],
  土方: ['土石方'],
  点工: ['计日工', '零工', '零星用工', '杂工', '普工', '工日'],
};
const MODE_WORDS: Partial<Record<LaborRow['mode'], readonly string[]>> = {
  清包: ['清包工', '包清工', '清工', '纯清包', '劳务清包'],
  扩大劳务: ['扩大清包', '扩大清包工', '扩大劳务分包', '劳务扩大'],
  点工: ['计日工', '零工', '日工'],
};

const oneOf = <T extends string>(
  cell: Cell,
  offered: readonly T[],
  label: string,
  words: Partial<Record<T, readonly string[]>>,
): T => {
  const text = plainText(cell);
  const known = offered.find(
    (one) =>
      one === text ||
      `${one}工程` === text ||
      [words[one] ?? []].flat().some((word) => word === text || `${word}工程` === text),
  );
  if (known) return known;
  throw new Unclear(`${label}“${text.slice(0, 20)}”不在“${offered.join('、')}”之中`);
};

const textOf = (cell: Cell, label: string, most: number): string => {
  const text = writtenText(cell);
  if (text === '') throw new Unclear(`没有${label}`);
  if (text.length > most) throw new Unclear(`${label}超过 ${most} 个字`);
  return text;
};

/** A work as the name of its item: its first sentence where all of it is too long. */
const nameOf = (work: string): string => {
  const [first = ''] = work.length > MOST_NAME ? work.split(/[；;。\n]/) : [work];
  return first.length > MOST_NAME ? `${first.slice(0, MOST_NAME - 1)}…` : first;
};

const itemIdOf = ({ section, name, content, unit, mode, included, taxRate }: Item): string => {
  const { insurance, ...rest } = included;
  // Items that say nothing of insurance keep the id they had before anybody asked.
  const holds = insurance === null ? rest : included;
  const words = JSON.stringify([section, name, content, unit, mode, holds, taxRate]);
  return `own-${createHash('sha256').update(words).digest('hex').slice(0, 20)}`;
};

export type RowRead =
  | { readonly row: TableRow; readonly record: ReadPrice }
  | { readonly row: TableRow; readonly reasons: readonly string[] }
  | { readonly row: TableRow; readonly isTitle: true }
  | { readonly row: TableRow; readonly isTotal: true };

/** A heading stands under one of these. */
const NAMES: ReadonlySet<Field> = new Set(['section', 'name', 'trade'] as const);
const MODES = Object.keys(PRICING_MODES) as LaborRow['mode'][];

/** One row after the other; every reason against a row is told at once. */
export const rowReader = (
  layout: Layout,
  regions: readonly RegionRow[],
  thisMonth: string,
): ((row: TableRow) => RowRead) => {
  const placeOf = placeReader(regions);
  return (row) => {
    const reasons: string[] = [];
    const cell = (field: Field) => cellOf(layout, row, field);
    const read = <T>(field: Field, reading: (cell: Cell) => T): T => {
      try {
        return reading(cell(field));
      } catch (error) {
        if (!(error instanceof Unclear)) throw error;
        reasons.push(error.message);
        // Nothing of a row with reasons is kept.
        return undefined as T;
      }
    };
    if (isTotal(row)) return { row, isTotal: true };
    if (isTitle(row, [...layout.columns], NAMES)) return { row, isTitle: true };
    const unit = read('unit', (one) => unitOf(textOf(one, '单位', 20)));
    const own = unit ? [`元/${unit}`] : [];
    const amounts = (field: 'low' | 'middle' | 'high') => (one: Cell) => {
      const range = readRange(one, 'money', layout.columns.get(field)?.factor ?? 1, ...own);
      if (!(range.low > 0) || !(range.high > 0) || range.high > MOST_PRICE || range.low > MOST_PRICE)
        throw new Unclear(`价格“${plainText(one)}”应大于 0`);
      return range;
    };
    const isOpen = (field: Field) => isNothing(cell(field));
    const isModeOpen = isOpen('mode') && unit === '工日';
    const mode = read('mode', (one) => (isModeOpen ? '点工' : oneOf(one, MODES, '计价方式', MODE_WORDS)));
    const isWide = mode === '扩大劳务';
    const isTaxed = read('tax', (one) => readTax(one, taxBasisOf(layout), isWide));
    const isByTrade = isOpen('section') && !isOpen('trade');
    // A day of a trade is no work of it.
    const section = read(isByTrade ? 'trade' : 'section', (one) => {
      if (isByTrade && mode === '点工') return '点工';
      const found = oneOf(one, LABOR_SECTIONS, isByTrade ? '工种' : '分部', SECTION_WORDS);
      return mode === '点工' && found !== plainText(one) ? '点工' : found;
    });
    const isUnnamed = isOpen('name') && !isOpen('trade');
    // The work of a day is its trade's.
    const isNamedByWork = isUnnamed && mode !== '点工' && !isOpen('content');
    const words = [cell('content'), cell('remark')];
    const tools = read('tools', (one) => readIncluded(TOOLS, one, words));
    const materials = read('materials', (one) => readIncluded(MATERIALS, one, words));
    const item: Item = {
      section,
      name: isNamedByWork
        ? nameOf(writtenText(cell('content')))
        : read(isUnnamed ? 'trade' : 'name', (one) => textOf(one, '子目名称', MOST_NAME)),
      content: isOpen('content') ? '' : writtenText(cell('content')),
      unit,
      mode,
      included: {
        tools: tools ?? isWide,
        materials: materials ?? isWide,
        insurance: read('insurance', (one) => readInsurance(one, words)),
        tax: isTaxed,
      },
      taxRate: isTaxed ? read('taxRate', (one) => (isNothing(one) ? USUAL_TAX : readTaxRate(one))) : 0,
    };
    const areaId = read('place', (one) => {
      if (plainText(one) === '全国') return NATIONWIDE_ID;
      const placed = placeOf(one);
      return placed.cityId ?? placed.areaId;
    });
    const period = read('period', (one) => {
      const month = readMonth(one);
      const misdated = priceDateIssue(month, thisMonth);
      if (misdated !== undefined) throw new Unclear(misdated);
      return month;
    });
    const range = read<Ends | undefined>('middle', amounts('middle'));
    const end = (field: 'low' | 'high'): number | undefined => {
      if (isOpen(field)) return range?.[field];
      const given = read<Ends | undefined>(field, amounts(field));
      if (given && given.low !== given.high)
        reasons.push(`${labelOf(field)}“${plainText(cell(field))}”是一个范围，这里要一个数`);
      else if (given && range && range.low !== range.high && given.low !== range[field])
        reasons.push(
          `${labelOf(field)}“${plainText(cell(field))}”与中价的范围“${plainText(cell('middle'))}”不符`,
        );
      return given?.low;
    };
    const [low, high] = [end('low'), end('high')];
    const isRange = range !== undefined && range.low !== range.high;
    const middle = range && (isRange ? roundTo((range.low + range.high) / 2, 2) : range.low);
    const n = read('n', (one) => (isNothing(one) ? 1 : readNumber(one, 'count', 1)));
    if (low === undefined || middle === undefined || high === undefined) return { row, reasons };
    if (reasons.length === 0 && !(low <= middle && middle <= high))
      reasons.push('低价、中价、高价应从小到大');
    if (reasons.length === 0 && !(Number.isInteger(n) && n > 0 && n <= MOST_N))
      reasons.push('样本数应是大于 0 的整数');
    const refusal = sampleRefusal(plainText(cell('source')), '劳务价格');
    if (refusal !== undefined) reasons.push(refusal);
    if (reasons.length > 0) return { row, reasons };
    return {
      row,
      record: {
        ...item,
        itemId: itemIdOf(item),
        areaId,
        period,
        low,
        middle,
        high,
        n,
        isConfirmed: isConfirmed(cell('confirmed')),
        assumed: [
          ...assumedOfFile(layout, row),
          ...(isModeOpen ? ['计价方式 点工（单位是工日）'] : []),
          ...(isByTrade ? [`分部 ${section}（按工种）`] : []),
          ...(isNamedByWork ? ['子目 取自工作内容'] : []),
          ...byMode(item, {
            isTaxOpen: isOpen('tax') && taxBasisOf(layout) === undefined,
            isToolsOpen: tools === undefined,
            isMaterialsOpen: materials === undefined,
          }),
          ...(isTaxed && isOpen('taxRate') ? [`税率 ${USUAL_TAX * 100}%`] : []),
          ...(isRange ? ['中价取所给范围的平均'] : []),
          ...(low < high && isOpen('n') ? ['样本数 1'] : []),
        ],
      },
    };
  };
};
