import { levelsOf, type Levels } from '#infra/server/sample/prices/price-levels';
import { RESOURCES, type ResourceName } from '#infra/server/sample/prices/resources';
import type { Resource } from '../server/project';
import type { BillLine } from './bill';
import type { Market } from './cost';
import { THINGS, type ThingName } from './things';

interface Shown {
  readonly name: string;
  readonly spec: string;
  readonly unit: string;
  readonly resource: ResourceName;
  /** What it goes into. */
  readonly into: readonly ThingName[];
}

/** What most is spent on; each row is one price. */
const SHOWN: readonly Shown[] = [
  { name: '螺纹钢筋', spec: 'HRB400E Φ12–25', unit: 't/㎡', resource: '钢筋', into: ['主筋'] },
  { name: '盘螺钢筋', spec: 'HRB400E Φ8–10', unit: 't/㎡', resource: '钢筋', into: ['细筋'] },
  { name: '商品混凝土', spec: 'C30 泵送', unit: 'm³/㎡', resource: '混凝土', into: ['板', '基础'] },
  { name: '商品混凝土', spec: 'C35 泵送', unit: 'm³/㎡', resource: '混凝土', into: ['墙', '柱'] },
  { name: '加气混凝土砌块', spec: 'A5.0 B06', unit: 'm³/㎡', resource: '砌块', into: ['砌块墙'] },
  { name: '胶合板模板', spec: '15 mm 覆膜', unit: '㎡/㎡', resource: '模板', into: ['板模板', '墙模板'] },
  { name: '水泥', spec: 'P·O 42.5 散装', unit: 't/㎡', resource: '水泥', into: ['搅拌桩'] },
  { name: '铜芯电缆', spec: 'YJV-0.6/1kV 4×25+1×16', unit: 'm/㎡', resource: '电缆', into: ['电缆'] },
];

interface Row extends Omit<Shown, 'resource' | 'into'> {
  /** Consumption for one unit of each. */
  readonly into: ReadonlyMap<ThingName, number>;
  /** Of the listed month, place factor 1. */
  readonly price: number;
  readonly follows: keyof Levels;
}

const useOf = (thing: ThingName, resource: ResourceName) =>
  THINGS[thing].uses.find((use) => use.resource === resource);

const ROWS: readonly Row[] = SHOWN.map(({ resource, into, ...shown }) => ({
  ...shown,
  into: new Map(into.map((thing) => [thing, useOf(thing, resource)?.consumption ?? 0])),
  price: into.map((thing) => useOf(thing, resource)?.price ?? 0)[0] ?? 0,
  follows: RESOURCES[resource].follows,
}));
const WAGE = RESOURCES.工日.price as number;

const hundredths = (value: number): number => Math.round(value * 100) / 100;
const tenThousandths = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Main labour and materials of a bill: consumption to a ㎡, and the price that it was reckoned with. */
export const resourcesOf = (
  bill: readonly BillLine[],
  area: number,
  labourCost: number,
  { areaId, priceDate, height }: Market,
): Resource[] => {
  const levels = levelsOf(areaId, priceDate);
  const wage = hundredths(WAGE * levels.labour * height);
  const labour = {
    name: '综合人工',
    spec: '综合工日',
    unit: '工日/㎡',
    quantity: tenThousandths(labourCost / area / wage),
    price: wage,
    period: priceDate,
  };
  const materials = ROWS.map(({ name, spec, unit, into, price, follows }) => {
    let consumed = 0;
    for (const { thing, quantity } of bill) consumed += (into.get(thing) ?? 0) * quantity;
    return {
      name,
      spec,
      unit,
      quantity: tenThousandths(consumed / area),
      price: hundredths(price * levels[follows] * height),
      period: priceDate,
    };
  });
  return [labour, ...materials];
};
