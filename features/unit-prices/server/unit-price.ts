import type { Provenance } from '#src/contract/provenance';
import type { TaxBasis } from '#src/costing/basis';
import type { DirectPart, Edition, Part, RateBase, UnitPriceRow } from '../contract';

/** An item as every bill writes it. */
export interface BillItem {
  /** Nine digits, or a house's own code. */
  readonly code: string;
  readonly edition: Edition;
  readonly unit: string;
  readonly name: string;
  readonly workContent: string;
  readonly rule: string;
}

/** Name and features of a record; equal texts are stored once. */
export interface BillText {
  readonly item: BillItem;
  readonly name: string;
  readonly features: UnitPriceRow['features'];
  readonly featureText: string;
}

export interface NormKind {
  readonly code: string;
  readonly name: string;
  /** 10m³ */
  readonly unit: string;
}

export interface ResourceKind {
  readonly category: DirectPart;
  readonly code: string;
  readonly name: string;
  readonly spec: string;
  readonly unit: string;
}

export interface NormLine {
  readonly norm: NormKind;
  /** For one unit of the bill item. */
  readonly quantity: number;
  /** Its share of 管理费, 利润 and 风险, 元. */
  readonly overheads: number;
}

export interface ResourceLine {
  readonly resource: ResourceKind;
  /** Place of its norm in `norms`. */
  readonly norm: number;
  /** For one unit of the bill item. */
  readonly quantity: number;
  readonly price: number;
}

export interface Composition {
  /** 元; null where the item has no such part. They add up to the unit price. */
  readonly parts: Readonly<Record<Part, number | null>>;
  readonly rateBase: RateBase;
  readonly managementRate: number;
  readonly profitRate: number;
  readonly norms: readonly NormLine[];
  /** Amounts of each category add up to its part. */
  readonly resources: readonly ResourceLine[];
}

/** One bill item in one project, as it is stored, from whatever source. */
export interface UnitPrice {
  /** Given to samples; others get the next number. */
  readonly id?: number;
  readonly text: BillText;
  /** Nine or twelve digits. */
  readonly code: string;
  readonly projectId: string;
  readonly areaId: number;
  readonly cityId: number | null;
  /** YYYY-MM */
  readonly priceDate: string;
  readonly taxBasis: TaxBasis;
  readonly taxRate: number;
  readonly price: number;
  readonly quantity: number | null;
  readonly composition: Composition | null;
  readonly heat: number;
  readonly source: UnitPriceRow['source'];
  readonly provenance: Provenance;
  /** YYYY-MM-DD */
  readonly createdOn: string;
}
