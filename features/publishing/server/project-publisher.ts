import type { ClientBase, Pool, PoolClient } from 'pg';
import type { Provenance } from '#src/contract/provenance';

interface AmountLine {
  readonly name: string;
  readonly amount: number;
}

/** A project as it goes out: masked, every figure read. Money in 元, areas in ㎡. */
export interface Publication {
  readonly id: string;
  readonly name: string;
  readonly areaId: number;
  readonly cityId: number | null;
  readonly type: string;
  readonly structure: string;
  readonly stage: string;
  readonly taxBasis: string;
  readonly area: number;
  readonly areaAbove: number;
  readonly areaBelow: number;
  readonly floorsAbove: number;
  readonly floorsBelow: number;
  readonly height: number | null;
  /** YYYY-MM */
  readonly priceDate: string;
  /** A fraction: 0.09. */
  readonly taxRate: number;
  readonly unitCost: number;
  readonly pretax: number;
  readonly tax: number;
  readonly total: number;
  readonly provenance: Provenance;
  readonly overview: {
    readonly foundation: string;
    readonly seismic: string;
    readonly prefabrication: number | null;
    readonly contract: string;
    readonly scope: string;
    readonly basis: string;
    readonly startedAt: string;
    readonly finishedAt: string;
  };
  /** ISO 8601 */
  readonly createdAt: string;
  readonly units: readonly AmountLine[];
  readonly fees: readonly AmountLine[];
  readonly parts: readonly AmountLine[];
  readonly contents: readonly {
    readonly name: string;
    readonly unit: string;
    readonly above: number | null;
    readonly below: number | null;
  }[];
  readonly resources: readonly {
    readonly name: string;
    readonly spec: string;
    readonly unit: string;
    readonly quantity: number;
    readonly price: number;
    readonly period: string;
  }[];
}

/** An item of the bill, opened with the project it stands in. */
export interface PublishedItem {
  readonly code: string;
  readonly name: string;
  readonly feature: string;
  readonly unit: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly amount: number;
  readonly labor: number | null;
  readonly material: number | null;
  readonly machine: number | null;
  readonly management: number | null;
  readonly profit: number | null;
}

/** What the section of projects and the opened items lend to publishing. */
export interface ProjectPublisher {
  readonly words: {
    /** Label → code. */
    readonly types: Readonly<Record<string, string>>;
    readonly structures: readonly string[];
    readonly stages: readonly string[];
  };
  /** Rejects with Unclear. */
  readonly readPlace: (
    client: ClientBase | Pool,
    text: string,
  ) => Promise<{ readonly areaId: number; readonly cityId: number | null }>;
  /** In the place of the revision before; call these two within the transaction of the step. */
  readonly publish: (
    client: PoolClient,
    project: Publication,
    items: readonly PublishedItem[],
    authorId: string,
  ) => Promise<void>;
  readonly withdraw: (client: ClientBase, id: string) => Promise<void>;
}
