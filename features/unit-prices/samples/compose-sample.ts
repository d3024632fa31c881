import { within, type Random } from '#infra/server/sample/random';
import { splitFen } from '#src/costing/split-exactly';
import { PART_KEYS, type DirectPart, type Part } from '../contract';
import type { BillText, Composition, ResourceKind, ResourceLine } from '../server/unit-price';
import { valueOf, type Spec } from '#infra/server/sample/prices/by-spec';
import type { Levels } from '#infra/server/sample/prices/price-levels';
import { RESOURCES } from '#infra/server/sample/prices/resources';
import type { SampleItem } from '#infra/server/sample/prices/sample-item';
import { tenderFactor } from '#infra/server/sample/tender';
import { normOf, resourcesOf } from './sample-texts';

/** Consumption has five decimals, rates four: amounts are whole fen, worked out in integers. */
const QUANTITY = 100_000;
const RATE = 10_000;

const half = (product: number, scale: number): number => Math.floor((product + scale / 2) / scale);

/** A line as its specification alone makes it: listed price, consumption. */
interface Planned {
  readonly resource: ResourceKind;
  readonly norm: number;
  readonly consumption: number;
  readonly price: number;
  readonly follows: keyof Levels;
}

const plansOfTexts = new WeakMap<BillText, readonly Planned[]>();
const plansOf = (item: SampleItem, text: BillText): readonly Planned[] => {
  const known = plansOfTexts.get(text);
  if (known) return known;
  const spec: Spec = (feature) => text.features.find(({ key }) => key === feature)?.value ?? '';
  const kinds = resourcesOf(item, text);
  const plans = item.norms.flatMap(({ resources }, norm) =>
    resources.flatMap(([name, by]): readonly Planned[] => {
      const { price, follows } = RESOURCES[name];
      const [resource, consumption] = [kinds.get(name), valueOf(by, spec)];
      if (!resource || consumption === 0) return [];
      return [{ resource, norm, consumption, price: valueOf(price, spec), follows }];
    }),
  );
  plansOfTexts.set(text, plans);
  return plans;
};

interface Drawn {
  readonly line: ResourceLine;
  readonly category: DirectPart;
  readonly fen: number;
}

const drawLine = (
  { resource, norm, consumption, price, follows }: Planned,
  levels: Levels,
  height: number,
): Drawn => {
  const level = levels[follows] * height;
  // One 元 of further materials is one 元 at any price level.
  const counted = resource.unit === '元';
  const units = Math.max(1, Math.round(consumption * (counted ? level : 1) * QUANTITY));
  const priceFen = Math.max(1, Math.round(price * 100 * (counted ? 1 : level)));
  return {
    category: resource.category,
    fen: half(units * priceFen, QUANTITY),
    line: { resource, norm, quantity: units / QUANTITY, price: priceFen / 100 },
  };
};

const BASES: Readonly<Record<SampleItem['rating']['rateBase'], readonly DirectPart[]>> = {
  labour: ['labour'],
  labourAndMachinery: ['labour', 'machinery'],
  direct: ['labour', 'materials', 'mainMaterials', 'equipment', 'machinery'],
};

const sum = (drawn: readonly Drawn[], parts?: readonly DirectPart[]): number =>
  drawn.reduce((fen, one) => (parts && !parts.includes(one.category) ? fen : fen + one.fen), 0);

export interface Circumstances {
  /** Prices of the record's place and month against the listed ones. */
  readonly levels: Levels;
  /** 1 without tax. */
  readonly tax: number;
  readonly text: BillText;
}

/** Consumption, prices and rates whose sum is the unit price, to the fen. */
export const composeSample = (
  random: Random,
  item: SampleItem,
  { levels, tax, text }: Circumstances,
): { readonly price: number; readonly composition: Composition } => {
  const { rateBase, management, profit, spread } = item.rating;
  const height = tax * tenderFactor(random, spread);
  const managementRate = Math.round(within(random, management) * RATE) / RATE;
  const profitRate = Math.round(within(random, profit) * RATE) / RATE;
  const riskShare = random() < 0.25 ? within(random, [0.005, 0.02]) : 0;
  const drawn = plansOf(item, text).map((planned) => drawLine(planned, levels, height));
  const baseFen = sum(drawn, BASES[rateBase]);
  const fen: Record<Part, number> = {
    ...(Object.fromEntries(PART_KEYS.map((part) => [part, 0])) as Record<Part, number>),
    management: half(baseFen * Math.round(managementRate * RATE), RATE),
    profit: half(baseFen * Math.round(profitRate * RATE), RATE),
    risk: Math.round(sum(drawn) * riskShare),
  };
  for (const { category, fen: amount } of drawn) fen[category] += amount;
  const overheads = fen.management + fen.profit + fen.risk;
  const inNorm = item.norms.map((_, norm) =>
    drawn.reduce(
      (fenOfNorm, { line, fen: amount }) => (line.norm === norm ? fenOfNorm + amount : fenOfNorm),
      0,
    ),
  );
  const split = splitFen(overheads, inNorm);
  const absent = (part: 'mainMaterials' | 'equipment') => !drawn.some(({ category }) => category === part);
  const parts = Object.fromEntries(
    PART_KEYS.map((part) => [
      part,
      (part === 'mainMaterials' || part === 'equipment') && absent(part) ? null : fen[part] / 100,
    ]),
  ) as Composition['parts'];
  return {
    price: Object.values(fen).reduce((total, amount) => total + amount, 0) / 100,
    composition: {
      parts,
      rateBase,
      managementRate,
      profitRate,
      norms: item.norms.map(({ quantity }, norm) => {
        return { norm: normOf(item, norm), quantity, overheads: (split[norm] ?? 0) / 100 };
      }),
      resources: drawn.map(({ line }) => line),
    },
  };
};
