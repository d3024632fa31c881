import { createHash } from 'node:crypto';
import { extend, roundTo } from '#src/costing/money';
import { splitExactly } from '#src/costing/split-exactly';
import type { NewItem } from '../server/save-items';
import { CATALOGUE, type SampleKind } from './catalogue';

const WORD = 0x1_0000_0000;
/** Share of the pretax cost the shown items may take; the rest are other items. */
const MOST = 0.8;
const SIZE_DIGITS = 2;

/** Two shares in [0, 1), the same for the same words on every machine. */
const sharesOf = (words: string): readonly [number, number] => {
  const digest = createHash('sha256').update(words).digest();
  return [digest.readUInt32BE(0) / WORD, digest.readUInt32BE(4) / WORD];
};
const within = ([from, to]: readonly [number, number], share: number): number => from + share * (to - from);

const itemOf = (kind: SampleKind, price: number, quantity: number, serial: number): NewItem => {
  const unitPrice = roundTo(price, 2);
  const [labor, material, machine, management, profit] = splitExactly(unitPrice, kind.mix);
  const size = roundTo(quantity, SIZE_DIGITS);
  return {
    code: `${kind.code}${String(serial).padStart(3, '0')}`,
    name: kind.name,
    feature: kind.feature,
    unit: kind.unit,
    quantity: size,
    unitPrice,
    amount: extend(size, unitPrice),
    labor: labor ?? null,
    material: material ?? null,
    machine: machine ?? null,
    management: management ?? null,
    profit: profit ?? null,
  };
};

/** Items of a sample project: prices within their bounds, all together below its pretax cost. */
export const sampleItems = (project: {
  readonly id: string;
  readonly area: number;
  readonly pretax: number;
}): NewItem[] => {
  const drawn = CATALOGUE.map((kind) => {
    const [price, content] = sharesOf(`${project.id} ${kind.code}`);
    return { kind, price: within(kind.price, price), quantity: within(kind.content, content) * project.area };
  });
  const sum = drawn.reduce((total, { price, quantity }) => total + price * quantity, 0);
  const scale = Math.min(1, (MOST * project.pretax) / sum);
  return drawn.map(({ kind, price, quantity }) => itemOf(kind, price, Math.max(quantity * scale, 0.01), 1));
};
