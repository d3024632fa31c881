import { Unclear } from '#infra/server/import/unclear';
import { extend, roundTo, sumMoney, toFen } from '#src/costing/money';
import { splitExactly } from '#src/costing/split-exactly';
import { addsUp } from '#src/costing/unit-price';
import { DIRECT_PARTS, PART_KEYS, PARTS, type DirectPart, type Part } from '../../contract';
import type { Composition, UnitPrice } from '../unit-price';
import { OVERHEADS, type AnalysisBlock, type Overheads } from './analysis-blocks';

type Parts = Composition['parts'];

/** Every norm says so, or the bill does for all of them together. */
const overheadsOf = ({ norms }: AnalysisBlock, bill: Parts | undefined): Overheads => {
  const own = norms.flatMap(({ overheads }) => (overheads ? [overheads] : []));
  if (own.length > 0 && own.length < norms.length)
    throw new Unclear('有的定额给出了管理费和利润，有的没有给出');
  const sumOf = (part: keyof Overheads) =>
    own.length > 0 ? sumMoney(own.map((each) => each[part])) : (bill?.[part] ?? 0);
  return { management: sumOf('management'), profit: sumOf('profit'), risk: sumOf('risk') };
};

const directOf = ({ resources }: AnalysisBlock): Record<DirectPart, number | null> =>
  Object.fromEntries(
    DIRECT_PARTS.map((part) => {
      const lines = resources.filter(({ resource }) => resource.category === part);
      const isOptional = part === 'mainMaterials' || part === 'equipment';
      const sum = sumMoney(lines.map(({ quantity, price }) => extend(quantity, price)));
      return [part, lines.length === 0 && isOptional ? null : sum];
    }),
  ) as Record<DirectPart, number | null>;

const refuseOther = (part: Part, found: number, bill: number): void => {
  if (Math.abs(toFen(found) - toFen(bill)) > 1)
    throw new Unclear(`明细的${PARTS[part]} ${found} 与清单的 ${bill} 不符（允许相差 0.01）`);
};

const splitAmong = (block: AnalysisBlock, total: number): number[] => {
  const direct = block.norms.map((_, norm) =>
    sumMoney(
      block.resources
        .filter((line) => line.norm === norm)
        .map(({ quantity, price }) => extend(quantity, price)),
    ),
  );
  return direct.some((amount) => amount > 0)
    ? splitExactly(total, direct)
    : splitExactly(
        total,
        direct.map(() => 1),
      );
};

/** What the lines make of the price; throws Unclear where they do not add up to it, or to the bill's own parts. */
export const composedOf = (block: AnalysisBlock, { price, composition }: UnitPrice): Composition => {
  if (block.norms.length === 0 || block.resources.length === 0) throw new Unclear('没有定额或没有工料机明细');
  const bill = composition?.parts;
  const overheads = overheadsOf(block, bill);
  const parts: Parts = { ...directOf(block), ...overheads };
  const amounts = PART_KEYS.map((part) => parts[part] ?? 0);
  if (!addsUp(amounts, price))
    throw new Unclear(`明细之和 ${sumMoney(amounts)} 与综合单价 ${price} 不符（允许相差 0.01）`);
  if (bill) for (const part of PART_KEYS) refuseOther(part, parts[part] ?? 0, bill[part] ?? 0);
  const base = sumMoney([parts.labour ?? 0, parts.machinery ?? 0]);
  const rateOf = (amount: number): number => (base > 0 ? Math.min(99, roundTo(amount / base, 5)) : 0);
  const shares = splitAmong(block, sumMoney(OVERHEADS.map((part) => overheads[part])));
  return {
    parts,
    rateBase: 'labourAndMachinery',
    managementRate: rateOf(overheads.management),
    profitRate: rateOf(overheads.profit),
    norms: block.norms.map(({ norm, quantity, overheads: own }, place) => ({
      norm,
      quantity,
      overheads: own ? sumMoney(OVERHEADS.map((part) => own[part])) : (shares[place] ?? 0),
    })),
    resources: block.resources,
  };
};
