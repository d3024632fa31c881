import type { MonthIndex } from './rebaser';

/** Kinds of building that have an index of their own. */
export type BuildingKind = '住宅' | '公建' | '工业';

const KINDS: Readonly<Record<string, BuildingKind>> = {
  residential: '住宅',
  office: '公建',
  commercial: '公建',
  education: '公建',
  medical: '公建',
  industrial: '工业',
};

/** Of a project's type, `office.office`; undefined where no kind of the indexes holds it. */
export const buildingKindOf = (type: string): BuildingKind | undefined => KINDS[type.split('.')[0] ?? ''];

/** Beginnings of the types of each kind, for SQL. */
export const KIND_OF_GROUP = KINDS;

export const COMPONENTS = {
  labour: '人工',
  materials: '材料',
  machinery: '机械',
  other: '管理费、利润',
} as const;
export type Component = keyof typeof COMPONENTS;
export const COMPONENT_KEYS = Object.keys(COMPONENTS) as readonly Component[];

/** 元 of each component; together the whole price, in its own tax basis. */
export type ComponentAmounts = Readonly<Record<Component, number>>;

/** A monthly index beside the composite one. */
export interface OwnSeries {
  /** 住宅 of a kind of building, 人工 of a component. */
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
