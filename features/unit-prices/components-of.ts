import { sumMoney } from '#src/costing/money';
import type { Component, ComponentAmounts } from '#src/costing/price-series';
import { PART_KEYS, type Part } from './contract-shapes';

/** By whose index each part is moved. */
export const COMPONENT_OF = {
  labour: 'labour',
  materials: 'materials',
  mainMaterials: 'materials',
  equipment: 'materials',
  machinery: 'machinery',
  management: 'other',
  profit: 'other',
  risk: 'other',
} as const satisfies Record<Part, Component>;

/** 元 of each component of a price, out of its parts. */
export const componentsOf = (parts: Partial<Readonly<Record<Part, number>>>): ComponentAmounts => {
  const of = (component: Component): number =>
    sumMoney(PART_KEYS.filter((part) => COMPONENT_OF[part] === component).map((part) => parts[part] ?? 0));
  return { labour: of('labour'), materials: of('materials'), machinery: of('machinery'), other: of('other') };
};
