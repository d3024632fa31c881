import type { Content, Resource } from '../server/project';
import { priceLevel } from '#infra/server/sample/price-level';
import { rounded, within, type Random, type Range } from '#infra/server/sample/random';

interface Material {
  readonly name: string;
  readonly spec: string;
  readonly unit: string;
  /** 元, 除税, at region factor 1.00 and mid-2024 prices. */
  readonly price: Range;
  /** Per ㎡; `blend` gives a content averaged over the whole building. */
  readonly quantity: (blend: (content: string) => number, random: Random) => number;
}

const MATERIALS: readonly Material[] = [
  {
    name: '螺纹钢筋',
    spec: 'HRB400E Φ12–25',
    unit: 't/㎡',
    price: [3_450, 4_100],
    quantity: (blend) => (blend('钢筋') * 0.74) / 1000,
  },
  {
    name: '盘螺钢筋',
    spec: 'HRB400E Φ8–10',
    unit: 't/㎡',
    price: [3_600, 4_250],
    quantity: (blend) => (blend('钢筋') * 0.28) / 1000,
  },
  {
    name: '商品混凝土',
    spec: 'C30 泵送',
    unit: 'm³/㎡',
    price: [400, 500],
    quantity: (blend) => blend('混凝土') * 1.015,
  },
  {
    name: '加气混凝土砌块',
    spec: 'A5.0 B06',
    unit: 'm³/㎡',
    price: [230, 310],
    quantity: (blend) => blend('砌体') * 0.97,
  },
  {
    name: '胶合板模板',
    spec: '15 mm 覆膜',
    unit: '㎡/㎡',
    price: [34, 52],
    quantity: (blend) => blend('模板') * 0.24,
  },
  {
    name: '水泥',
    spec: 'P·O 42.5 散装',
    unit: 't/㎡',
    price: [310, 420],
    quantity: (_, random) => within(random, [0.018, 0.042]),
  },
  {
    name: '铜芯电缆',
    spec: 'YJV-0.6/1kV 4×25+1×16',
    unit: 'm/㎡',
    price: [78, 118],
    quantity: (blend) => blend('电缆') * 0.22,
  },
];

export interface Circumstances {
  readonly contents: readonly Content[];
  /** Share of the building area that lies below ground, 0–1. */
  readonly belowShare: number;
  /** 元/㎡ */
  readonly labourCost: number;
  readonly regionFactor: number;
  readonly priceDate: string;
}

/** Main labour and materials: consumption per ㎡ and the price of the month. */
export const resourcesOf = (random: Random, given: Circumstances): Resource[] => {
  const level = given.regionFactor * priceLevel(given.priceDate);
  const blend = (name: string): number => {
    const content = given.contents.find((each) => each.name === name);
    return (content?.above ?? 0) * (1 - given.belowShare) + (content?.below ?? 0) * given.belowShare;
  };
  const wage = rounded(within(random, [135, 175]) * given.regionFactor, 2);
  const labour = {
    name: '综合人工',
    spec: '综合工日',
    unit: '工日/㎡',
    quantity: rounded(given.labourCost / wage, 4),
    price: wage,
  };
  const materials = MATERIALS.map(({ name, spec, unit, price, quantity }) => {
    return {
      name,
      spec,
      unit,
      quantity: rounded(quantity(blend, random), 4),
      price: rounded(within(random, price) * level, 2),
    };
  });
  return [labour, ...materials].map((resource) => ({ ...resource, period: given.priceDate }));
};
