import { valueOf, type Spec } from './by-spec';
import type { Levels } from './price-levels';
import { RESOURCES, type Category, type ResourceName } from './resources';
import type { RateBase, SampleItem } from './sample-item';

/** What an item's price is made of, before any tender: 元 除税 for one unit. */
export interface PriceParts {
  readonly labour: number;
  readonly materials: number;
  readonly machinery: number;
  readonly management: number;
  readonly profit: number;
}

export interface PlannedUse {
  readonly resource: ResourceName;
  readonly consumption: number;
  /** Of the listed month, place factor 1. */
  readonly price: number;
}

type Made = Pick<SampleItem, 'norms' | 'rating'>;

export const usesOf = (item: Made, spec: Spec): readonly PlannedUse[] =>
  item.norms.flatMap(({ resources }) =>
    resources.map(([resource, by]) => ({
      resource,
      consumption: valueOf(by, spec),
      price: valueOf(RESOURCES[resource].price, spec),
    })),
  );

const SUMS: Readonly<Record<Category, 'labour' | 'materials' | 'machinery'>> = {
  labour: 'labour',
  materials: 'materials',
  mainMaterials: 'materials',
  equipment: 'materials',
  machinery: 'machinery',
};
const BASES: Readonly<Record<RateBase, readonly ('labour' | 'materials' | 'machinery')[]>> = {
  labour: ['labour'],
  labourAndMachinery: ['labour', 'machinery'],
  direct: ['labour', 'materials', 'machinery'],
};
const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2;

/** At the middle of the item's rates. */
export const priceParts = (
  { rating }: Pick<SampleItem, 'rating'>,
  uses: readonly PlannedUse[],
  levels: Levels,
): PriceParts => {
  const direct = { labour: 0, materials: 0, machinery: 0 };
  for (const { resource, consumption, price } of uses) {
    const { category, follows } = RESOURCES[resource];
    direct[SUMS[category]] += consumption * price * levels[follows];
  }
  const base = BASES[rating.rateBase].reduce((sum, part) => sum + direct[part], 0);
  return { ...direct, management: base * middle(rating.management), profit: base * middle(rating.profit) };
};
