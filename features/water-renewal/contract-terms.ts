import type { STAGES } from '#src/contract/project-terms';

/** Kinds of works, in the order they are offered in. */
export const WORKS = {
  水利: ['堤防', '护岸', '清淤', '泵站', '水闸', '水库', '灌区', '农村供水', '河道治理'],
  城市更新: ['老旧小区', '老旧街区', '老旧厂区', '城中村', '既有建筑'],
} as const;
export type Work = keyof typeof WORKS;
export type Kind = (typeof WORKS)[Work][number];
export const WORK_NAMES = Object.keys(WORKS) as Work[];
export const WORK_KINDS: readonly Kind[] = WORK_NAMES.flatMap((work): readonly Kind[] => WORKS[work]);

const isIn = (kinds: readonly Kind[], kind: Kind): boolean => kinds.includes(kind);
export const workOf = (kind: Kind): Work => (isIn(WORKS.水利, kind) ? '水利' : '城市更新');
/** A work stands for all its kinds. */
export const kindsOf = (name: Work | Kind): readonly Kind[] =>
  name === '水利' || name === '城市更新' ? WORKS[name] : [name];

interface Measure {
  /** What the cost is divided by. */
  readonly of: string;
  readonly unit: string;
  /** 元 of one unit of the value: 10,000 for 万元. */
  readonly per: number;
  /** Of how many units contents are told, one where it is silent: nothing is seen of one m³ of a reservoir. */
  readonly many?: number;
}

/** 单位口径: a value tells nothing without the one it is in, and values of two are never compared. */
export const UNIT_BASES = {
  '元/延米': { of: '堤线长度', unit: 'm', per: 1 },
  '元/m': { of: '护岸长度', unit: 'm', per: 1 },
  '元/m³': { of: '清淤量', unit: 'm³', per: 1 },
  '万元/kW': { of: '装机容量', unit: 'kW', per: 10_000 },
  '万元/m净宽': { of: '闸孔总净宽', unit: 'm', per: 10_000 },
  '元/m³库容': { of: '总库容', unit: 'm³', per: 1, many: 10_000 },
  '元/亩': { of: '灌溉面积', unit: '亩', per: 1, many: 10_000 },
  '元/人': { of: '供水人口', unit: '人', per: 1, many: 10_000 },
  '万元/km': { of: '治理河长', unit: 'km', per: 10_000 },
  '元/㎡': { of: '改造建筑面积', unit: '㎡', per: 1 },
  '元/户': { of: '改造户数', unit: '户', per: 1 },
  '元/m管': { of: '雨污管长度', unit: 'm', per: 1 },
  '元/㎡路面': { of: '路面面积', unit: '㎡', per: 1 },
  '元/㎡墙面': { of: '外墙面积', unit: '㎡', per: 1 },
  '元/㎡屋面': { of: '屋面面积', unit: '㎡', per: 1 },
  '万元/台': { of: '加装台数', unit: '台', per: 10_000 },
} as const satisfies Readonly<Record<string, Measure>>;
export type UnitBasis = keyof typeof UNIT_BASES;
/** 每万m³, and by what a content of one unit is multiplied. */
export const contentOf = (basis: UnitBasis): { readonly unit: string; readonly many: number } => {
  const { unit, many = 1 }: Measure = UNIT_BASES[basis];
  return { unit: many === 1 ? `每${unit}` : `每万${unit}`, many };
};
export const UNIT_BASIS_NAMES = Object.keys(UNIT_BASES) as UnitBasis[];

/** 费用: the parts of a cost, as each work is estimated. */
export const COST_NAMES = {
  水利: ['建筑工程', '机电设备及安装', '金属结构设备及安装', '临时工程', '独立费用', '预备费'],
  城市更新: ['建筑工程', '安装工程', '设备购置', '工程建设其他费', '预备费'],
} as const satisfies Readonly<Record<Work, readonly string[]>>;

/** Stages whose sum is that of the whole project; from the budget on it is that of the works alone. */
export const WHOLE_STAGES: readonly (typeof STAGES)[number][] = ['投资估算', '设计概算'];
/** Costs of the whole project alone. */
export const WHOLE_COSTS: readonly string[] = ['独立费用', '工程建设其他费', '预备费'];
