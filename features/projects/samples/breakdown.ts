import { splitExactly } from '#src/costing/split-exactly';
import type { ProjectType } from '../contract';
import type { CostLine } from '../server/project';
import { FEE_SHARES, OUTDOOR_SHARE } from './bounds';
import { PART_NAMES, UNIT_NAMES, partWeight, unitOf, type PartName } from './parts';
import { within, type Random } from '#infra/server/sample/random';

const lines = (names: readonly string[], total: number, weights: readonly number[]): CostLine[] => {
  const amounts = splitExactly(total, weights);
  return names.map((name, index) => ({ name, amount: amounts[index] ?? 0 }));
};

/** `emphasis` ties a part's cost to its quantity: 1 at the middle of the type's bounds. */
export const partsOf = (
  random: Random,
  type: ProjectType,
  pretax: number,
  emphasis: Partial<Record<PartName, number>>,
): CostLine[] =>
  lines(
    PART_NAMES,
    pretax,
    PART_NAMES.map((part) => partWeight(type, part) * (emphasis[part] ?? within(random, [0.85, 1.15]))),
  );

/** 单位工程 gather the parts; 室外工程 takes its share from all of them. */
export const unitsOf = (random: Random, pretax: number, parts: readonly CostLine[]): CostLine[] => {
  const outdoor = within(random, OUTDOOR_SHARE) / 100;
  const sums = new Map<string, number>([['室外工程', (pretax * outdoor) / (1 - outdoor)]]);
  for (const { name, amount } of parts) {
    const unit = unitOf(name as PartName);
    sums.set(unit, (sums.get(unit) ?? 0) + amount);
  }
  return lines(
    UNIT_NAMES,
    pretax,
    UNIT_NAMES.map((unit) => sums.get(unit) ?? 0),
  );
};

const CERTAIN = [21.5, 59.5, 5.8, 6, 4.5] as const;
const [LABOUR, MATERIAL, MACHINERY, MANAGEMENT, PROFIT] = Object.values(FEE_SHARES);

/** Shares in percent that fill up to `whole`, each within its bounds. */
const feeShares = (random: Random, whole: number): readonly number[] => {
  for (let attempt = 0; attempt < 200; attempt++) {
    const [labour, machinery, management, profit] = [LABOUR, MACHINERY, MANAGEMENT, PROFIT].map((range) =>
      within(random, range ?? [0, 0]),
    ) as [number, number, number, number];
    const material = whole - labour - machinery - management - profit;
    if (MATERIAL && material >= MATERIAL[0] && material <= MATERIAL[1]) {
      return [labour, material, machinery, management, profit];
    }
  }
  return CERTAIN;
};

/** 规费 is the part of that name, to the fen; the other fees share what it leaves. */
export const feesOf = (random: Random, pretax: number, parts: readonly CostLine[]): CostLine[] => {
  const statutory = parts.find(({ name }) => name === '规费') ?? { name: '规费', amount: 0 };
  const rest = (Math.round(pretax * 100) - Math.round(statutory.amount * 100)) / 100;
  const shares = feeShares(random, 100 - (statutory.amount / pretax) * 100);
  return [...lines(Object.keys(FEE_SHARES), rest, shares), statutory];
};
