import { BUILDING_ACTIVITY } from '#infra/server/sample/building-activity';
import { noise } from '#infra/server/sample/noise';
import { rounded } from '#infra/server/sample/random';
import { NATIONWIDE_ID } from '#src/contract/places';
import type { Series } from '../server/save-series';
import { pointsOf, publisherOf, type PlaceNames, type Plan } from './published';

const FIRST_YEAR = 2015;

interface Statistic {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly unit: string;
  readonly scope: string;
  readonly decimals: number;
  /** Of the first year and the latest that is said; years between and after lie on the line of both. */
  readonly from: number;
  readonly to: number;
  /** Provinces have their own, as much as is built there. */
  readonly byProvince?: true;
}
const TO_YEAR = 2024;

const STATISTICS: readonly Statistic[] = [
  {
    code: 'output',
    kind: '建筑业',
    name: '建筑业总产值',
    unit: '亿元',
    scope: '具有资质的总承包与专业承包企业，不含劳务分包企业，当年价格',
    decimals: 1,
    from: 180_000,
    to: 326_000,
    byProvince: true,
  },
  {
    code: 'people',
    kind: '建筑业',
    name: '建筑业从业人数',
    unit: '万人',
    scope: '具有资质的总承包与专业承包企业的期末从业人员',
    decimals: 1,
    from: 5_090,
    to: 5_120,
  },
  {
    code: 'firms',
    kind: '建筑业',
    name: '建筑业企业单位数',
    unit: '个',
    scope: '具有资质的总承包与专业承包企业，年末数',
    decimals: 0,
    from: 81_000,
    to: 168_000,
  },
  {
    code: 'consultants',
    kind: '工程造价咨询',
    name: '工程造价咨询企业数',
    unit: '家',
    scope: '报送统计报表的工程造价咨询企业，年末数',
    decimals: 0,
    from: 7_100,
    to: 17_200,
  },
  {
    code: 'engineers',
    kind: '工程造价咨询',
    name: '一级注册造价工程师人数',
    unit: '人',
    scope: '在工程造价咨询企业注册的一级造价工程师，年末数',
    decimals: 0,
    from: 73_500,
    to: 129_000,
  },
  {
    code: 'income',
    kind: '工程造价咨询',
    name: '工程造价咨询业务收入',
    unit: '亿元',
    scope: '工程造价咨询企业的造价咨询业务营业收入，不含招标代理与监理',
    decimals: 2,
    from: 508,
    to: 1_190,
  },
];

const yearsUntil = (until: string): readonly number[] => {
  // A year is told of in the middle of the next.
  const last = Number(until.slice(0, 4)) - (Number(until.slice(5)) >= 6 ? 1 : 2);
  return Array.from({ length: Math.max(0, last - FIRST_YEAR + 1) }, (_, at) => FIRST_YEAR + at);
};

const statistic = (
  one: Statistic,
  areaId: number,
  until: string,
  places: PlaceNames,
  rank: number,
): Series => {
  const id = `${one.code}-${areaId}`;
  const whole = [...BUILDING_ACTIVITY.values()].reduce((sum, activity) => sum + activity, 0);
  const part = areaId === NATIONWIDE_ID ? 1 : (BUILDING_ACTIVITY.get(areaId) ?? 0) / whole;
  const yearly = (one.to / one.from) ** (1 / (TO_YEAR - FIRST_YEAR));
  const issue = (period: string) => `统计公报 ${period.slice(0, 4)}`;
  const plan: Plan = { id, areaId, length: 12, issue, decimals: one.decimals };
  return {
    id,
    tab: 'statistics',
    name: one.name,
    kind: one.kind,
    publisher: publisherOf(areaId, places),
    areaId,
    frequency: 'year',
    unit: one.unit,
    scope: one.scope,
    title: '行业统计公报（样例）',
    method: '样例算法：首年与末年之间按年均增速推算，加小幅波动',
    source: 'sample',
    rank,
    points: pointsOf(
      plan,
      yearsUntil(until).map((year) => {
        const value = one.from * part * yearly ** (year - FIRST_YEAR) * (1 + 0.015 * noise('year', id, year));
        const shown = rounded(value, one.decimals);
        return { period: `${year}-01`, low: shown, high: shown };
      }),
    ),
  };
};

/** Of the country, and where it is told by province, of those. */
export const sampleStatistics = (
  provinces: readonly number[],
  until: string,
  places: PlaceNames,
): readonly Series[] =>
  STATISTICS.flatMap((one, rank) =>
    [NATIONWIDE_ID, ...(one.byProvince ? provinces : [])].map((areaId) =>
      statistic(one, areaId, until, places, rank),
    ),
  );
