import { BUILDING_ACTIVITY } from '#infra/server/sample/building-activity';
import { courseIn, labourValue } from '#infra/server/sample/courses';
import { noise } from '#infra/server/sample/noise';
import { rounded } from '#infra/server/sample/random';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { SAMPLE_LICENCE, type Provenance } from '#src/contract/provenance';
import { addTax } from '#src/costing/money';
import { splitExactly } from '#src/costing/split-exactly';
import type { WaterRecord } from '../server/save-records';
import { COST_NAMES, WHOLE_COSTS, WHOLE_STAGES, workOf, type Work } from '../contract-terms';
import { gradeFacts } from './grades';
import { RENEWAL_KINDS } from './renewal-kinds';
import type { Part, SampleKind } from './sample-kind';
import { WATER_KINDS } from './water-kinds';

export const FIRST_MONTH = '2021-01';
/** The month that the prices of parts are of. */
const BASE_MONTH = '2024-06';
/** Of a price: what is paid for work, the rest for what is worked with. */
const LABOUR = 0.35;
const TAX_RATE = 0.09;
/** How tenders of the same month differ. */
const SPREAD = 0.03;
const HEAT = 1_000;
/** Of one kind; each nature, size and stage of it is compared apart. */
const LEAST_A_MONTH = 2;
const MORE_A_MONTH = 4;

const SAMPLE_KINDS: readonly SampleKind[] = [...WATER_KINDS, ...RENEWAL_KINDS];

export interface SampleCity {
  readonly areaId: number;
  readonly cityId: number | null;
  readonly name: string;
}

/** What no figure of a work holds. */
const OUTSIDE: Readonly<Record<Work, readonly string[]>> = {
  水利: ['征地移民', '水保环保专项', '建设期利息'],
  城市更新: ['征拆补偿', '土地费', '建设期利息'],
};

/** What the costs of a record are, and what is none of them. */
const scopeOf = (work: Work, stage: WaterRecord['stage'], costs: WaterRecord['costs']): string => {
  const left = WHOLE_STAGES.includes(stage)
    ? []
    : COST_NAMES[work].filter((name) => WHOLE_COSTS.includes(name));
  return `含${costs.map(({ name }) => name).join('、')}；不含${[...left, ...OUTSIDE[work]].join('、')}`;
};

/** 0–1, the same for the same words. */
const share = (...words: readonly (string | number)[]): number => (1 + noise(...words)) / 2;
const pickBy = <T>(all: readonly T[], at: number): T => {
  const found = all[Math.min(all.length - 1, Math.floor(at * all.length))];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
};

/** The province by how much is built in it, then one of its cities. */
const placeOf = (id: string, cities: readonly SampleCity[]): SampleCity => {
  const provinces = [...BUILDING_ACTIVITY].filter(([areaId]) =>
    cities.some((city) => city.areaId === areaId),
  );
  let left = share('province', id) * provinces.reduce((sum, [, activity]) => sum + activity, 0);
  const [areaId] = provinces.find(([, activity]) => (left -= activity) < 0) ?? provinces[0] ?? [0];
  return pickBy(
    cities.filter((city) => city.areaId === areaId),
    share('city', id),
  );
};

const priceOf = (
  [name, , , , price, course]: Part,
  areaId: number,
  period: string,
  reach: number,
): number => {
  const material = courseIn(course, period) / courseIn(course, BASE_MONTH);
  const labour = labourValue(areaId, period) / labourValue(areaId, BASE_MONTH);
  const place = (REGION_FACTORS[areaId] ?? 1) ** reach;
  return (
    price *
    place *
    ((1 - LABOUR) * material + LABOUR * labour) *
    (1 + SPREAD * noise('price', name, areaId, period))
  );
};

/** What is counted. */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['套', '座', '台', '项']);

interface Priced {
  readonly quantities: WaterRecord['quantities'];
  readonly costs: WaterRecord['costs'];
  readonly pretax: number;
}

interface Circumstances {
  readonly size: number;
  readonly areaId: number;
  readonly period: string;
  readonly stage: WaterRecord['stage'];
}

/** Quantities × prices are the works; the rest of the cost, of an estimate of the whole project, follows from them. */
const priced = (kind: SampleKind, id: string, { size, areaId, period, stage }: Circumstances): Priced => {
  const demand = share('demand', id);
  const { site } = kind.rest;
  const { other, reserve } = WHOLE_STAGES.includes(stage) ? kind.rest : { other: 0, reserve: 0 };
  const [main, ...names] = COST_NAMES[workOf(kind.kind)];
  const works = new Map<string, number>([[main, 0]]);
  const quantities = kind.parts.map((part) => {
    const [name, unit, least, most, , , cost = main] = part;
    const each = Math.min(1, Math.max(0, demand + 0.12 * noise('part', id, name)));
    const exact = (least + (most - least) * each) * size;
    const quantity = WHOLE_UNITS.has(unit)
      ? Math.max(1, Math.round(exact))
      : Math.max(0.001, rounded(exact, 3));
    works.set(cost, (works.get(cost) ?? 0) + quantity * priceOf(part, areaId, period, kind.reach));
    return { name, unit, quantity };
  });
  works.set('临时工程', site * (works.get(main) ?? 0));
  const direct = [...works.values()].reduce((sum, amount) => sum + amount, 0);
  const whole = direct * (1 + other);
  works.set(workOf(kind.kind) === '水利' ? '独立费用' : '工程建设其他费', direct * other);
  works.set('预备费', whole * reserve);
  const told = [main, ...names].filter((name) => (works.get(name) ?? 0) > 0);
  const pretax = rounded(whole * (1 + reserve), 2);
  const amounts = splitExactly(
    pretax,
    told.map((name) => works.get(name) ?? 0),
  );
  return { quantities, pretax, costs: told.map((name, at) => ({ name, amount: amounts[at] ?? 0 })) };
};

const GEOLOGY = ['粉质黏土为主', '淤泥质软土', '砂卵石', '强风化岩', '粉细砂，易液化'];

const factsOf = (kind: SampleKind, id: string, size: number, period: string): WaterRecord['facts'] => {
  if (workOf(kind.kind) === '水利') {
    return [
      ...gradeFacts(kind.kind, size, share('grade', id)),
      { term: '地质', detail: pickBy(GEOLOGY, share('geology', id)) },
    ];
  }
  const built = Number(period.slice(0, 4)) - 20 - Math.floor(28 * share('built', id));
  const homes =
    kind.unitBasis === '元/户' ? size : kind.code === 'estate' ? Math.round(size / 78) : undefined;
  const works = kind.works ?? [];
  const left = works.length < 4 ? -1 : Math.floor(share('works', id) * works.length);
  return [
    { term: '建成年代', detail: `${built} 年` },
    ...(homes === undefined ? [] : [{ term: '户数', detail: `${homes} 户` }]),
    { term: '改造内容', detail: works.filter((_, at) => at !== left).join('、') },
  ];
};

const RIVERS = ['清溪河', '沙河', '青龙河', '白沙溪', '石桥河', '东港', '柳河', '大沙河', '金水河', '双溪'];
const QUARTERS = ['新华', '建设路', '和平里', '东风', '幸福', '文化路', '红旗', '光明', '北关', '向阳'];

const provenanceOf = (period: string): Provenance => ({
  kind: 'sample',
  issuer: '造价指标网（样例）',
  title: '水利与城市更新指标样例',
  priceDate: period,
  taxBasis: '含税',
  method: '主要工程量 × 当期单价；概算另加其他费用与预备费，税金一律按全部费用计（样例算法）',
  revision: 1,
  licence: SAMPLE_LICENCE,
});

const STAGES = ['设计概算', '招标控制价', '招标控制价', '合同价', '竣工结算'] as const;

const recordOf = (
  kind: SampleKind,
  period: string,
  number: number,
  cities: readonly SampleCity[],
): WaterRecord => {
  const id = `${kind.code}-${period.replace('-', '')}-${number}`;
  const { areaId, cityId, name: city } = placeOf(id, cities);
  const [least, most] = kind.size;
  const size = rounded(least * (most / least) ** share('size', id), kind.decimals);
  const stage = pickBy(STAGES, share('stage', id));
  const { quantities, costs, pretax } = priced(kind, id, { size, areaId, period, stage });
  const local = pickBy(workOf(kind.kind) === '水利' ? RIVERS : QUARTERS, share('local', id));
  return {
    id,
    name: `${city}${local}${pickBy(kind.names, share('name', id))}`,
    kind: kind.kind,
    areaId,
    cityId,
    unitBasis: kind.unitBasis,
    quantity: size,
    scope: scopeOf(workOf(kind.kind), stage, costs),
    stage,
    priceDate: period,
    taxBasis: '含税',
    taxRate: TAX_RATE,
    totals: addTax(pretax, TAX_RATE),
    costs,
    quantities,
    facts: factsOf(kind, id, size, period),
    heat: Math.round(HEAT * share('heat', id)),
    source: 'sample',
    provenance: provenanceOf(period),
  };
};

/** What one month brings, the same on every run and machine. */
export const recordsOfMonth = (period: string, cities: readonly SampleCity[]): readonly WaterRecord[] =>
  SAMPLE_KINDS.flatMap((kind) =>
    Array.from(
      { length: LEAST_A_MONTH + Math.floor(MORE_A_MONTH * share('count', kind.code, period)) },
      (_, at) => recordOf(kind, period, at + 1, cities),
    ),
  );
