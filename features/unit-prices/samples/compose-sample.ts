import { within, type Random } from '#infra/server/sample/random';
import { splitFen } from '#src/costing/split-exactly';
import { PART_KEYS, type DirectPart, type Part } from '../contract';
import type { BillText, Composition, ResourceKind, ResourceLine } from '../server/unit-price';
import { RESOURCES } from './resources';
import type { SampleItem, Weighted } from './sample-item';
import { normOf, resourcesOf } from './sample-texts';

/** Consumption has five decimals, rates four: amounts are whole fen, worked out in integers. */
const QUANTITY = 100_000;
const RATE = 10_000;

const half = (product: number, scale: number): number => Math.floor((product + scale / 2) / scale);

interface Drawn {
  readonly line: ResourceLine;
  readonly category: DirectPart;
  readonly fen: number;
}

interface Wanted {
  readonly weighted: Weighted;
  readonly norm: number;
  /** Of the direct cost. */
  readonly share: number;
}

const drawLine = (
  { weighted: [name, , quantity], norm }: Wanted,
  targetFen: number,
  resource: ResourceKind,
  level: number,
): Drawn => {
  const { category, unit } = resource;
  // One 元 of further materials is one 元 at any price level.
  const listed = Math.max(1, Math.round(RESOURCES[name].price * 100 * (unit === '元' ? 1 : level)));
  const units = Math.max(1, Math.round((quantity ?? targetFen / listed) * QUANTITY));
  const price = quantity === undefined ? listed : Math.max(1, Math.round((targetFen * QUANTITY) / units));
  return {
    category,
    fen: half(units * price, QUANTITY),
    line: { resource, norm, quantity: units / QUANTITY, price: price / 100 },
  };
};

const BASES: Readonly<Record<SampleItem['rating']['rateBase'], readonly DirectPart[]>> = {
  labour: ['labour'],
  labourAndMachinery: ['labour', 'machinery'],
  direct: ['labour', 'materials', 'mainMaterials', 'equipment', 'machinery'],
};

const wantedOfItems = new WeakMap<SampleItem, readonly Wanted[]>();
const wantedOf = (item: SampleItem): readonly Wanted[] => {
  const known = wantedOfItems.get(item);
  if (known) return known;
  const all = item.norms.flatMap(({ resources }, norm) => resources.map((weighted) => ({ weighted, norm })));
  const whole = all.reduce((sum, { weighted }) => sum + weighted[1], 0);
  const wanted = all.map((each) => ({ ...each, share: each.weighted[1] / whole }));
  wantedOfItems.set(item, wanted);
  return wanted;
};

const sum = (drawn: readonly Drawn[], parts?: readonly DirectPart[]): number =>
  drawn.reduce((fen, one) => (parts && !parts.includes(one.category) ? fen : fen + one.fen), 0);

export interface Circumstances {
  /** 元 aimed at, in the record's tax basis; the price that results lies within a few fen of it. */
  readonly target: number;
  /** Prices of the record's place, month and tax basis against the listed ones. */
  readonly level: number;
  readonly text: BillText;
}

/** Consumption, prices and rates whose sum is the unit price, to the fen. */
export const composeSample = (
  random: Random,
  item: SampleItem,
  { target, level, text }: Circumstances,
): { readonly price: number; readonly composition: Composition } => {
  const { rateBase, management, profit } = item.rating;
  const wanted = wantedOf(item);
  const kinds = resourcesOf(item, text);
  const base = BASES[rateBase];
  const managementRate = Math.round(within(random, management) * RATE) / RATE;
  const profitRate = Math.round(within(random, profit) * RATE) / RATE;
  const riskShare = random() < 0.25 ? within(random, [0.005, 0.02]) : 0;
  const baseShare = wanted.reduce(
    (share, { weighted, share: own }) =>
      base.includes(RESOURCES[weighted[0]].category) ? share + own : share,
    0,
  );
  const direct = (target * 100) / (1 + baseShare * (managementRate + profitRate) + riskShare);
  const drawn = wanted.flatMap((each) => {
    const kind = kinds.get(each.weighted[0]);
    return kind ? drawLine(each, direct * each.share, kind, level) : [];
  });
  const baseFen = sum(drawn, base);
  const fen: Record<Part, number> = {
    ...(Object.fromEntries(PART_KEYS.map((part) => [part, 0])) as Record<Part, number>),
    management: half(baseFen * Math.round(managementRate * RATE), RATE),
    profit: half(baseFen * Math.round(profitRate * RATE), RATE),
    risk: Math.round(direct * riskShare),
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
