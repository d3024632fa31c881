import type { BySpec, Spec } from '#infra/server/sample/prices/by-spec';
import { priceParts, usesOf, type PlannedUse, type PriceParts } from '#infra/server/sample/prices/item-price';
import { SAMPLE_ITEMS } from '#infra/server/sample/prices/items';
import { levelsOf } from '#infra/server/sample/prices/price-levels';
import type { ResourceName } from '#infra/server/sample/prices/resources';
import {
  BUILDING,
  FINISHING,
  INSTALLING,
  norm,
  type Rating,
  type SampleItem,
} from '#infra/server/sample/prices/sample-item';

/** What a project is built of, one unit of it. */
export interface Thing {
  readonly rating: Rating;
  readonly uses: readonly PlannedUse[];
}

/** An item of the unit prices' samples; of a feature that is not given, the first value. */
const item = (code: string, given: Readonly<Record<string, string>> = {}): Thing => {
  const found: SampleItem | undefined = SAMPLE_ITEMS.find((one) => one.code === code);
  if (!found) throw new RangeError(`no samples are made of ${code}`);
  const spec: Spec = (feature) => given[feature] ?? found.features[feature]?.[0] ?? '';
  return { rating: found.rating, uses: usesOf(found, spec) };
};

/** What the unit prices' samples do not have: made of 工日, goods in 元, and machine days or more. */
const made = (
  rating: Rating,
  labour: number,
  goods: number,
  ...more: readonly (readonly [ResourceName, BySpec])[]
): Thing => ({
  rating,
  uses: usesOf(
    { rating, norms: [norm('', '', 1, [['工日', labour], ['其他材料', goods], ...more])] },
    () => '',
  ),
});

const C30 = { 混凝土强度等级: 'C30' };
const C35 = { 混凝土强度等级: 'C35' };
const eaves = (height: string) => ({ 檐口高度: height });
const HEIGHTS = ['20 m 以内', '50 m 以内', '80 m 以内', '110 m 以内'] as const;

export const THINGS = {
  挖土: item('010101002', { 土壤类别: '三类土', 挖土深度: '6 m 内' }),
  弃土: item('010103002', { 运距: '20 km' }),
  回填: item('010103001', { 密实度要求: '压实系数 ≥ 0.94' }),
  搅拌桩: made(BUILDING, 0.35, 6, ['水泥', 0.32], ['旋挖钻', 0.006]),
  支护桩: item('010302001', C30),
  管桩: item('010301002', { 桩径: 'PHC 500 AB 100', 桩长: '25 m 内' }),
  灌注桩: item('010302001', C35),
  砌块墙: item('010402001', { 砌块规格: 'A5.0 B06 600×240×200' }),
  板: item('010505001', C30),
  基础: item('010501004', C30),
  墙: item('010504001', C35),
  柱: item('010502001', C35),
  主筋: item('010515001', { 钢筋规格: 'Φ12–25' }),
  细筋: item('010515001', { 钢筋规格: 'Φ10 以内' }),
  钢构件: made(BUILDING, 7, 600, ['角钢', 1_060], ['汽车吊', 0.5]),
  板模板: item('011702014'),
  墙模板: item('011702011'),
  ...Object.fromEntries(HEIGHTS.map((height) => [`脚手架 ${height}`, item('011701001', eaves(height))])),
  ...Object.fromEntries(HEIGHTS.map((height) => [`垂直运输 ${height}`, item('011703001', eaves(height))])),
  超高: made(BUILDING, 0.04, 1, ['施工电梯', 0.004]),
  窗: item('010807001', { 玻璃品种: '6Low-E+12A+6 中空' }),
  三玻窗: item('010807001', { 玻璃品种: '6Low-E+12Ar+6Low-E 三玻' }),
  防火门: item('010802003', { 防火等级: '乙级' }),
  木门: item('010801001'),
  实木门: item('010801001', { 门扇做法: '实木门' }),
  卷材: item('010902001', { 卷材厚度: '4 mm' }),
  双层卷材: item('010902001', { 卷材厚度: '3 mm + 3 mm' }),
  涂膜: item('010904002'),
  外墙保温: item('011001003', { 保温层厚度: '80 mm' }),
  厚外墙保温: item('011001003', { 保温层厚度: '100 mm' }),
  屋面保温: item('011001001', { 保温层厚度: '80 mm' }),
  砂浆地面: item('011101001'),
  地砖: item('011102003', { 面层规格: '800×800' }),
  抹灰: item('011201001', { 抹灰厚度: '20 mm' }),
  墙砖: item('011204003'),
  内墙涂料: item('011406001'),
  外墙涂料: item('011407001', { 涂料品种: '真石漆', 部位: '外墙面' }),
  幕墙: made(FINISHING, 1.1, 690, ['角钢', 6]),
  天棚抹灰: item('011301001'),
  吊顶: item('011302001'),
  栏杆: made(FINISHING, 0.35, 165, ['角钢', 6]),
  电缆: item('030408001', { 电缆型号: 'YJV 4×25+1×16' }),
  配管: item('030411001'),
  配线: item('030411004', { 导线型号: 'WDZ-BYJ-2.5' }),
  灯具: item('030412001'),
  户内箱: item('030404017'),
  楼层箱: item('030404017', { 箱体型号: '楼层配电箱 16 回路' }),
  细管: item('031001006', { 公称直径: 'dn32' }),
  粗管: item('031001006', { 公称直径: 'dn63' }),
  洗脸盆: item('031004003'),
  大便器: item('031004006'),
  水泵房: made(INSTALLING, 0.02, 11, ['汽车吊', 0.0002]),
  喷淋管: item('030901001', { 公称直径: 'DN25' }),
  消防干管: item('030901001', { 公称直径: 'DN100' }),
  报警与消火栓: made(INSTALLING, 0.06, 25),
  风管: item('030702001', { 板材厚度: 'δ0.75' }),
  空调设备: made(INSTALLING, 0.02, 13, ['汽车吊', 0.0004]),
  弱电: made(INSTALLING, 0.06, 37),
  电梯: made(INSTALLING, 260, 232_000, ['汽车吊', 8]),
  快速电梯: made(INSTALLING, 300, 330_000, ['汽车吊', 8]),
  道路绿化管网: made(BUILDING, 0.3, 140, ['碎石', 0.3], ['砂', 0.1], ['压路机', 0.004], ['挖掘机', 0.01]),
} as const satisfies Readonly<Record<string, Thing>>;

export type ThingName = keyof typeof THINGS;

/** 20 m 以内 … 110 m 以内, the last one for whatever is higher. */
export const heightClass = (metres: number): (typeof HEIGHTS)[number] =>
  metres <= 20 ? HEIGHTS[0] : metres <= 50 ? HEIGHTS[1] : metres <= 80 ? HEIGHTS[2] : HEIGHTS[3];

export interface Priced {
  /** 元 除税 a unit. */
  readonly price: number;
  /** What of it is labour, materials, machinery, management and profit; their sum is 1. */
  readonly shares: readonly [number, number, number, number, number];
}
export type PriceList = Readonly<Record<ThingName, Priced>>;

const pricedOf = ({ labour, materials, machinery, management, profit }: PriceParts): Priced => {
  const price = labour + materials + machinery + management + profit;
  return {
    price,
    shares: [labour / price, materials / price, machinery / price, management / price, profit / price],
  };
};

const known = new Map<string, PriceList>();
/** Prices of a place and month before any tender. */
export const priceList = (areaId: number, month: string): PriceList => {
  const key = `${areaId} ${month}`;
  const listed = known.get(key);
  if (listed) return listed;
  const levels = levelsOf(areaId, month);
  const list = Object.fromEntries(
    Object.entries<Thing>(THINGS).map(([name, thing]) => [
      name,
      pricedOf(priceParts(thing, thing.uses, levels)),
    ]),
  ) as unknown as PriceList;
  known.set(key, list);
  return list;
};
