import type { ProjectType } from '../contract';
import type { Range } from '#infra/server/sample/random';

export interface TypeBounds {
  /** Quartiles of 含税单方, 元/㎡, at region factor 1.00 and 2024 prices. */
  readonly quartiles: readonly [number, number, number];
  /** Above ground, kg/㎡; of a garage, which lies below: the whole. */
  readonly rebar: Range;
  /** m³/㎡ */
  readonly concrete: Range;
  /** ㎡/㎡ */
  readonly formwork: Range;
  /** Of masonry, plaster, doors and windows above ground, against a dwelling; 1 where nothing is said. */
  readonly rooms?: number;
}

export const TYPE_BOUNDS: Readonly<Record<ProjectType, TypeBounds>> = {
  'residential.lowrise': {
    quartiles: [2000, 2350, 2800],
    rebar: [30, 42],
    concrete: [0.26, 0.34],
    formwork: [2.2, 3],
  },
  'residential.highrise': {
    quartiles: [2450, 2850, 3350],
    rebar: [44, 58],
    concrete: [0.32, 0.42],
    formwork: [2.4, 3.4],
  },
  'office.office': {
    quartiles: [3400, 4000, 4900],
    rebar: [50, 80],
    concrete: [0.36, 0.46],
    formwork: [2.4, 3.6],
  },
  'commercial.complex': {
    quartiles: [4200, 4900, 6200],
    rebar: [55, 88],
    concrete: [0.38, 0.52],
    formwork: [2.6, 3.9],
  },
  'education.school': {
    quartiles: [3000, 3500, 4100],
    rebar: [46, 65],
    concrete: [0.33, 0.42],
    formwork: [2.4, 3.3],
  },
  'medical.hospital': {
    quartiles: [5200, 5900, 7200],
    rebar: [62, 96],
    concrete: [0.4, 0.52],
    formwork: [2.6, 3.6],
  },
  'industrial.plant': {
    quartiles: [1700, 2200, 2900],
    rebar: [30, 55],
    concrete: [0.22, 0.36],
    formwork: [1.8, 2.8],
    rooms: 0.35,
  },
  'underground.garage': {
    quartiles: [3000, 3600, 4500],
    rebar: [105, 165],
    concrete: [0.95, 1.4],
    formwork: [3.6, 5.2],
  },
};

/** What lies below ground under any building is built like a garage. */
export const BELOW_GROUND = TYPE_BOUNDS['underground.garage'];

const [LEAST_RANK, GREATEST_RANK] = [0.04, 0.99];
const LOG_3 = Math.log(3);

/** Of a rank in [0, 1): 0 at the median, ±1 at the quartiles of what has a mode and tails. */
export const deviationAt = (rank: number): number => {
  const share = LEAST_RANK + rank * (GREATEST_RANK - LEAST_RANK);
  return Math.log(share / (1 - share)) / LOG_3;
};

/** 含税单方 of a rank in [0, 1), at region factor 1.00 and 2024 prices. */
export const unitCostAt = (type: ProjectType, rank: number): number => {
  const [p25, p50, p75] = TYPE_BOUNDS[type].quartiles;
  const deviation = deviationAt(rank);
  return p50 * (deviation < 0 ? p50 / p25 : p75 / p50) ** deviation;
};
