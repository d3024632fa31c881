import type { Pool } from 'pg';
import { CONFIRM, farFrom, type Usual } from '#infra/server/import/doubts';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { NATIONWIDE_ID } from '#src/contract/places';
import { groupBy } from '../group-by';
import { characteristicsReader, type Characteristic } from '../groups/read-characteristics';
import { readCharacteristicTable } from '../groups/stored-characteristics';
import { readPriceLevels } from '../statistics/price-levels';
import { courseIn } from '../statistics/reading';
import type { Edition } from '../../contract';
import type { UnitPrice } from '../unit-price';
import type { BillRecord } from './bill-record';
import { isChoiceOfStandard } from './bill-units';
import { inUnit } from './usual-unit';

interface Group {
  readonly code: string;
  readonly edition: Edition;
  readonly unit: string;
  readonly characteristics: readonly Characteristic[];
  /** As it is kept. */
  readonly p50: number;
  readonly n: number;
}

const WIDEST = 36;
const GROUPS = `
  select i.code, i.edition, i.unit, g.characteristics, l.p50, l.n
  from bill_item i join bill_group g on g.item_id = i.id join unit_price_level l on l.group_id = g.id
  where i.code = any ($1::text[]) and l.area_id = ${NATIONWIDE_ID} and l.months = ${WIDEST} and l.n >= ${SAMPLE_SIZES.range}`;

interface UnitCount {
  readonly code: string;
  readonly edition: Edition;
  readonly unit: string;
  readonly n: number;
}
const UNITS = `
  select i.code, i.edition, i.unit, sum(c.n)::int as n from bill_item i join unit_price_count c on c.item_id = i.id
  where i.code = any ($1::text[]) group by i.id`;

/** A unit that so small a share of the records of an item have is not a usual one of it. */
const RARE = 0.1;

const wordsOf = (characteristics: readonly Characteristic[]): string =>
  characteristics.map(({ name, value }) => `${name}${value}`).join(' ');

type Item = Pick<UnitPrice['text']['item'], 'code' | 'edition'>;
const itemKey = ({ code, edition }: Item): string => `${code} ${edition}`;

/** The unit that an item usually has, where that of the record is none of those. */
const usualUnit = (own: readonly UnitCount[], { text: { item } }: UnitPrice): UnitCount | undefined => {
  const most = own.toSorted((one, other) => other.n - one.n)[0];
  if (!most || most.n < SAMPLE_SIZES.range) return undefined;
  const n = own.find(({ unit }) => unit === item.unit)?.n ?? 0;
  const isUsual = n >= most.n * RARE || isChoiceOfStandard(item.code, item.edition, item.unit);
  return isUsual ? undefined : most;
};

export interface Judged {
  /** In the unit that its item usually has, where one is a measure of the other. */
  readonly record: BillRecord;
  readonly doubts: readonly string[];
  /** Whether there are enough of its like to tell. */
  readonly isChecked: boolean;
}

/**
 * Why records are in doubt, against what is stored: another unit than the item usually has; a price beyond five times the
 * median, or under a fifth of it, of the item's records with the same unit and deciding characteristics, brought to the
 * record's month, place and tax. Where nobody has its characteristics, beyond the medians of all groups of the item.
 */
export const doubtsOf = async (
  pool: Pool,
  records: readonly BillRecord[],
  { isConverted }: { readonly isConverted: boolean },
): Promise<(record: BillRecord) => Judged> => {
  const codes = [[...new Set(records.map(({ text }) => text.item.code))]];
  const groups = groupBy((await pool.query<Group>(GROUPS, codes)).rows, itemKey);
  const counts = groupBy((await pool.query<UnitCount>(UNITS, codes)).rows, itemKey);
  const read = characteristicsReader((await readCharacteristicTable(pool)).rules);
  const levels = await readPriceLevels(pool);
  const usualOf = (record: UnitPrice): Usual | undefined => {
    const { item } = record.text;
    const ofItem = (groups.get(itemKey(item)) ?? []).filter(({ unit }) => unit === item.unit);
    const words = wordsOf(read(item.code, record.text));
    const alike = ofItem.filter(({ characteristics }) => wordsOf(characteristics) === words);
    const known = alike.length > 0 ? alike : ofItem;
    if (known.length === 0) return undefined;
    const quoted = { ...record, componentAmounts: null, travellingSeries: null, lacksShares: false };
    const to = courseIn({ basis: {}, levels }, levels.placeOf(record), quoted);
    const medians = known.map(({ p50 }) => to(p50, record.priceDate) ?? p50);
    return {
      least: Math.min(...medians),
      greatest: Math.max(...medians),
      n: known.reduce((sum, { n }) => sum + n, 0),
      of: `同清单项目、同单位${alike.length > 0 ? '、同特征' : ''}`,
    };
  };
  return (given) => {
    const most = usualUnit(counts.get(itemKey(given.text.item)) ?? [], given);
    const converted = most && isConverted ? inUnit(given, most.unit) : undefined;
    const record = converted ?? given;
    const usual = usualOf(record);
    const { unit } = record.text.item;
    const ofUnit =
      most && !converted
        ? `计量单位“${unit}”不是库中同一清单项目常用的“${most.unit}”（${most.n} 条）；${CONFIRM}`
        : undefined;
    const doubts = [ofUnit, usual && farFrom(record.price, usual, `元/${unit}`)];
    return {
      record,
      doubts: doubts.filter((doubt) => doubt !== undefined),
      isChecked: usual !== undefined,
    };
  };
};
