import type { Range } from '#infra/server/sample/random';
import type { RateBase } from '../contract';
import type { ResourceName } from './resources';

/**
 * Weight within the norm. With a quantity the consumption is that of the norm and the price follows from the weight;
 * without one the price is the listed one and the consumption follows.
 */
export type Weighted = readonly [resource: ResourceName, weight: number, quantity?: number];

export interface SampleNorm {
  readonly name: string;
  readonly unit: string;
  /** Of the norm's unit for one unit of the item: 0.1 for 10m³. */
  readonly quantity: number;
  readonly resources: readonly Weighted[];
}

export interface Rating {
  readonly rateBase: RateBase;
  readonly management: Range;
  readonly profit: Range;
}

export interface SampleItem {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  /** 元, 除税, at region factor 1.00 and mid-2024. */
  readonly price: Range;
  /** The first feature's later values are the dearer ones. */
  readonly features: Readonly<Record<string, readonly string[]>>;
  readonly workContent: string;
  readonly rule: string;
  readonly norms: readonly SampleNorm[];
  readonly rating: Rating;
  /** 工程量 of one project. */
  readonly amount: Range;
}

export const BUILDING: Rating = {
  rateBase: 'labourAndMachinery',
  management: [0.16, 0.26],
  profit: [0.07, 0.12],
};
export const FINISHING: Rating = { rateBase: 'labour', management: [0.14, 0.22], profit: [0.1, 0.16] };
export const INSTALLING: Rating = { rateBase: 'labour', management: [0.28, 0.42], profit: [0.12, 0.2] };
/** Earth: the machine is the price. */
export const EARTHWORK: Rating = { rateBase: 'direct', management: [0.05, 0.09], profit: [0.03, 0.06] };

export const norm = (
  name: string,
  unit: string,
  quantity: number,
  resources: readonly Weighted[],
): SampleNorm => ({ name, unit, quantity, resources });
