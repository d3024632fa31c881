import Big from 'big.js';
import { timesOf } from '#infra/server/import/measures';
import { PART_KEYS } from '../../contract';
import type { BillRecord } from './bill-record';

const PRICE_DECIMALS = 2;
const QUANTITY_DECIMALS = 4;

const isExact = (value: Big, decimals: number): boolean => value.round(decimals).eq(value);
const figure = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 4 });

/** The same price of another unit; undefined where it would have to be rounded, or none is a measure of the other. */
export const inUnit = (record: BillRecord, unit: string): BillRecord | undefined => {
  const { item } = record.text;
  const times = timesOf(item.unit, unit);
  if (!times) return undefined;
  const { composition, assumed } = record;
  const price = new Big(record.price).div(times);
  const quantity = record.quantity === null ? null : new Big(record.quantity).times(times);
  const parts = PART_KEYS.map((key) => {
    const part = composition?.parts[key] ?? null;
    return [key, part === null ? null : new Big(part).div(times)] as const;
  });
  const prices = [price, ...parts.flatMap(([, part]) => part ?? [])];
  if (!prices.every((one) => isExact(one, PRICE_DECIMALS))) return undefined;
  if (quantity && !isExact(quantity, QUANTITY_DECIMALS)) return undefined;
  const amounts = quantity
    ? `，工程量 ${figure(record.quantity ?? 0)} 折为 ${figure(quantity.toNumber())}`
    : '';
  return {
    ...record,
    price: price.toNumber(),
    quantity: quantity?.toNumber() ?? null,
    text: { ...record.text, item: { ...item, unit } },
    composition: composition && {
      ...composition,
      parts: Object.fromEntries(
        parts.map(([key, part]) => [key, part?.toNumber() ?? null]),
      ) as unknown as typeof composition.parts,
    },
    assumed: [
      ...assumed,
      {
        words: `计量单位 ${item.unit} 折为 ${unit}`,
        figures: `综合单价 ${figure(record.price)} 折为 ${figure(price.toNumber())}${amounts}`,
      },
    ],
  };
};
