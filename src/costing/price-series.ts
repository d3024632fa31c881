import type { IndexChoice } from './basis';

/** A month of a series. */
export interface MonthIndex {
  /** YYYY-MM */
  readonly period: string;
  readonly value: number;
  readonly status: 'firm' | 'provisional' | 'forecast';
}
/** Level of prices in a place; the country as a whole is 1. */
export interface PlaceFactor {
  readonly areaId: string;
  readonly name: string;
  readonly value: number;
}
/** Kinds of building that may have an index of their own. */
export const BUILDING_KINDS = ['住宅', '公建', '工业'] as const;
export type BuildingKind = (typeof BUILDING_KINDS)[number];

/** By the first part of a project's type. */
export const KIND_OF_GROUP: Readonly<Record<string, BuildingKind>> = {
  residential: '住宅',
  office: '公建',
  commercial: '公建',
  education: '公建',
  medical: '公建',
  industrial: '工业',
};

/** Of a project's type, `office.office`; undefined where no kind of the indexes holds it. */
export const buildingKindOf = (type: string): BuildingKind | undefined =>
  KIND_OF_GROUP[type.split('.')[0] ?? ''];

export const COMPONENTS = {
  labour: '人工',
  materials: '材料',
  machinery: '机械',
  other: '管理费、利润',
} as const;
export type Component = keyof typeof COMPONENTS;
export const COMPONENT_KEYS = Object.keys(COMPONENTS) as readonly Component[];

/** Of materials that travel, as far as a series of what they are made of is published: 材料/钢材. */
export const isOfMaterial = (key: string): boolean => key.startsWith(`${COMPONENTS.materials}/`);

/** Keys of the series that each choice of the index may use, but for those of single materials. */
export const SERIES_KEYS: Readonly<Record<IndexChoice, readonly string[]>> = {
  kind: BUILDING_KINDS,
  parts: [COMPONENTS.labour, COMPONENTS.materials, COMPONENTS.machinery],
};

/** 元 of each component; together the whole price, in its own tax basis. */
export type ComponentAmounts = Readonly<Record<Component, number>>;

/** Percent of each component that records of a bill item usually have. */
export interface UsualShares extends ComponentAmounts {
  /** 未提供组成，按同清单项 37 条记录的常见构成折算（人工 18.2%、材料 62%、机械 1.3%、其余 18.5%） */
  readonly words: string;
}

/** A monthly index beside the composite one. */
export interface OwnSeries {
  /** 住宅 of a kind of building, 人工 of a component, 材料/钢材 of what materials are made of. */
  readonly key: string;
  readonly name: string;
  readonly publisher: string;
  readonly months: readonly MonthIndex[];
}

/** What is traded across the country for much the same price. */
export interface Travelling {
  /** Beginnings of the codes of bill items whose materials travel. */
  readonly items: readonly string[];
  /** Words in the names of materials that travel. */
  readonly materials: readonly string[];
}

export const itemTravels = ({ items }: Travelling, code: string | undefined): boolean =>
  code !== undefined && items.some((beginning) => code.startsWith(beginning));
export const materialTravels = ({ materials }: Travelling, name: string | undefined): boolean =>
  name !== undefined && materials.some((word) => name.includes(word));
