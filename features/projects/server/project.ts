import type { Provenance } from '#src/contract/provenance';
import type { ProjectDetail, ProjectRow } from '../contract';

export type Overview = Omit<ProjectDetail['overview'], 'areaAbove' | 'areaBelow' | 'height'>;
/** Amount in 元. */
export interface CostLine {
  readonly name: string;
  readonly amount: number;
}
export type Content = Omit<ProjectDetail['contents'][number], 'peers' | 'samples'>;
export type Resource = Omit<ProjectDetail['resources'][number], 'series'>;

/** A project as it is stored, from whatever source. Money in 元 with two decimals, areas in ㎡. */
export interface Project {
  readonly id: string;
  readonly name: string;
  /** Province; the product's region id. */
  readonly areaId: number;
  readonly cityId: number | null;
  readonly type: ProjectRow['type'];
  readonly structure: ProjectRow['structure'];
  readonly area: number;
  readonly areaAbove: number;
  readonly areaBelow: number;
  readonly floorsAbove: number;
  readonly floorsBelow: number;
  /** 檐高, m */
  readonly height: number | null;
  readonly stage: ProjectRow['stage'];
  /** YYYY-MM */
  readonly priceDate: string;
  readonly taxBasis: ProjectRow['taxBasis'];
  /** A fraction: 0.09. */
  readonly taxRate: number;
  /** 元/㎡ in `taxBasis`. */
  readonly unitCost: number;
  readonly pretax: number;
  readonly tax: number;
  readonly total: number;
  readonly heat: number;
  readonly source: ProjectRow['source'];
  readonly provenance: Provenance;
  readonly overview: Overview;
  /** ISO 8601 */
  readonly createdAt: string;
  /** Each list is empty or sums to `pretax`. */
  readonly units: readonly CostLine[];
  readonly fees: readonly CostLine[];
  readonly parts: readonly CostLine[];
  readonly contents: readonly Content[];
  readonly resources: readonly Resource[];
}

export const hasDetail = ({ units, fees, parts }: Project): boolean =>
  units.length + fees.length + parts.length > 0;
