import { BUILDING_ACTIVITY } from '#infra/server/sample/building-activity';
import { courseIn, labourValue } from '#infra/server/sample/courses';
import { noise } from '#infra/server/sample/noise';
import { rounded } from '#infra/server/sample/random';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { addMonths, monthsBetween } from '#src/costing/months';
import type { Issue, Series } from '../server/save-series';
import { FIRST_MONTH, issueDay, missingWhy, pointsOf, publisherOf, type PlaceNames } from './published';
import { sampleStatistics } from './statistics';

/** The month that unit costs are of. */
const BASE_MONTH = '2024-06';
const SOURCE = 'sample' as const;
const METHOD = '典型工程按当期价格重新计价后汇总（样例算法）';

/** 元/㎡ with tax in mid-2024, nationwide. */
const UNIT_COSTS = [
  ['tower', '高层住宅', '高层住宅建筑安装工程单方造价', 2_680],
  ['house', '多层住宅', '多层住宅建筑安装工程单方造价', 2_240],
  ['office', '办公建筑', '办公建筑建筑安装工程单方造价', 3_350],
  ['school', '教育建筑', '教学楼建筑安装工程单方造价', 2_860],
] as const;
const COST_SCOPE = '含土建、装饰与安装工程的建安造价，含税；不含土地、前期、室外配套与精装修';

const quartersUntil = (until: string): readonly string[] =>
  monthsBetween(FIRST_MONTH, until).filter(
    (month) => Number(month.slice(5)) % 3 === 1 && addMonths(month, 2) <= until,
  );

const quarterNo = (period: string): string =>
  `季报 ${period.slice(0, 4)}-Q${Math.ceil(Number(period.slice(5)) / 3)}`;

const unitCosts = (areaId: number, until: string, places: PlaceNames): readonly Series[] =>
  UNIT_COSTS.map(([code, kind, name, cost], rank): Series => {
    const plan = { id: `${code}-${areaId}`, areaId, length: 3, issue: quarterNo, decimals: 0 } as const;
    const own = cost * (REGION_FACTORS[areaId] ?? 1) * (1 + 0.03 * noise('own', plan.id));
    return {
      id: plan.id,
      tab: 'official',
      name,
      kind,
      publisher: publisherOf(areaId, places),
      areaId,
      frequency: 'quarter',
      unit: '元/㎡',
      scope: COST_SCOPE,
      title: '建筑安装工程单方造价参考（样例）',
      method: METHOD,
      source: SOURCE,
      rank: rank + 2,
      points: pointsOf(
        plan,
        quartersUntil(until).map((period) => {
          const level = courseIn('composite', addMonths(period, 1)) / courseIn('composite', BASE_MONTH);
          const middle = own * level * (1 + 0.004 * noise('quarter', plan.id, period));
          return { period, low: rounded(middle * 0.93, 0), high: rounded(middle * 1.08, 0) };
        }),
      ),
    };
  });

interface Monthly {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly unit: string;
  readonly scope: string;
  readonly decimals: number;
  readonly value: (areaId: number, period: string) => number;
}

const MONTHLY: readonly Monthly[] = [
  {
    code: 'works',
    kind: '建安工程',
    name: '建筑安装工程造价指数',
    unit: '点',
    scope: '2021 年 1 月 = 100，建安工程费，不含设备购置与土地',
    decimals: 2,
    value: (areaId, period) =>
      (100 * courseIn('composite', period)) / courseIn('composite', FIRST_MONTH) +
      (period === FIRST_MONTH ? 0 : 0.3 * noise('works', areaId, period)),
  },
  {
    code: 'wage',
    kind: '人工成本',
    name: '建筑工种人工成本信息（综合）',
    unit: '元/工日',
    scope: '各工种市场日工资按用工量加权，不含社会保险与工具费',
    decimals: 1,
    value: (areaId, period) =>
      312 *
      (REGION_FACTORS[areaId] ?? 1) ** 0.4 *
      (labourValue(areaId, period) / labourValue(areaId, BASE_MONTH)),
  },
];

const monthly = (areaId: number, until: string, places: PlaceNames): readonly Series[] =>
  MONTHLY.map(({ code, kind, name, unit, scope, decimals, value }, rank): Series => {
    const issue = (period: string) => `月报 ${period}`;
    const plan = { id: `${code}-${areaId}`, areaId, length: 1, issue, decimals } as const;
    return {
      id: plan.id,
      tab: 'official',
      name,
      kind,
      publisher: publisherOf(areaId, places),
      areaId,
      frequency: 'month',
      unit,
      scope,
      title: '工程造价信息（样例）',
      method: METHOD,
      source: SOURCE,
      rank,
      points: pointsOf(
        plan,
        monthsBetween(FIRST_MONTH, until)
          .filter((period) => missingWhy(areaId, period) === null)
          .map((period) => {
            const one = rounded(value(areaId, period), decimals);
            return { period, low: one, high: one };
          }),
      ),
    };
  });

/** The same on every run and machine. */
export const sampleSeries = (places: PlaceNames, until: string): readonly Series[] => {
  const provinces = [...BUILDING_ACTIVITY.keys()].filter((areaId) => places.has(areaId));
  return [
    ...provinces.flatMap((areaId) => [
      ...monthly(areaId, until, places),
      ...unitCosts(areaId, until, places),
    ]),
    ...sampleStatistics(provinces, until, places),
  ];
};

/** One issue a month of every publisher, or why there was none. */
export const sampleIssues = (places: PlaceNames, until: string): readonly Issue[] =>
  [...BUILDING_ACTIVITY.keys()]
    .filter((areaId) => places.has(areaId))
    .flatMap((areaId) =>
      monthsBetween(FIRST_MONTH, until).map((period): Issue => {
        const reason = missingWhy(areaId, period);
        return {
          publisher: publisherOf(areaId, places),
          areaId,
          period,
          publishedOn: reason ? null : issueDay(areaId, period, 1),
          issueNo: reason ? null : `月报 ${period}`,
          reason,
          source: SOURCE,
        };
      }),
    );
