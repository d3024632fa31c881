import { courseIn, LAST_MONTH } from '#infra/server/sample/courses';
import { levelsOf, LISTED_MONTH, type Levels } from '#infra/server/sample/prices/price-levels';
import { noise } from '#infra/server/sample/noise';
import { rounded } from '#infra/server/sample/random';
import { addMonths, monthsBetween } from '#src/costing/months';
import type { StoredPolicy, StoredPrice } from '../server/save-policies';
import { PRICE_NOTES } from './articles';
import type { SampleArea } from './sample-policies';
import { addDays, share, writeClauses } from './writing';

export const FIRST_ISSUE = '2024-01';
/** Provinces that publish every month, and every other month. */
const MONTHLY: readonly number[] = [2, 10, 11, 12, 20, 23];
const EVERY_OTHER: readonly number[] = [6, 16, 18, 27];
const CITIES_AN_ISSUE = 2;
const HEAT = 1_200;
/** A window ends on this day, and is published some days after. */
const LAST_DAY = 20;
const PUBLISHED_AFTER = 5;

const COMMON_RATE = 0.13;
const SIMPLE_RATE = 0.03;

type Material = readonly [
  code: string,
  name: string,
  spec: string,
  unit: string,
  pretax: number,
  follows: keyof Levels,
  index?: string,
];

/** The cable that the series is of. */
const LISTED_CABLE = courseIn('cable', LISTED_MONTH);

const CATEGORIES: Readonly<Record<string, readonly Material[]>> = {
  黑色金属: [
    ['0101001', '热轧带肋钢筋', 'HRB400E Φ10 以内', 't', 3_520, 'steel', 'rebar-1'],
    ['0101002', '热轧带肋钢筋', 'HRB400E Φ12–25', 't', 3_430, 'steel', 'rebar-1'],
    ['0101003', '热轧带肋钢筋', 'HRB400E Φ28–32', 't', 3_510, 'steel', 'rebar-1'],
    ['0105001', '热轧型钢', 'Q235B 综合', 't', 3_620, 'steel'],
    ['0107001', '镀锌钢板', 'δ 0.75 mm', 't', 4_380, 'steel'],
  ],
  水泥与地方材料: [
    ['0401001', '普通硅酸盐水泥', 'P·O 42.5 散装', 't', 322, 'cement', 'cement-1'],
    ['0401002', '普通硅酸盐水泥', 'P·O 42.5 袋装', 't', 346, 'cement', 'cement-1'],
    ['0403001', '中砂', '天然', 'm³', 138, 'sand', 'sand-1'],
    ['0403002', '碎石', '5–31.5 mm', 'm³', 121, 'sand'],
    ['0413001', '烧结普通砖', '240×115×53 MU15', '千块', 430, 'local'],
    ['0415001', '蒸压加气混凝土砌块', 'A5.0 B06', 'm³', 282, 'local'],
  ],
  混凝土与砂浆: [
    ['8021001', '商品混凝土', 'C20 泵送', 'm³', 388, 'concrete'],
    ['8021002', '商品混凝土', 'C30 泵送', 'm³', 412, 'concrete', 'concrete-1'],
    ['8021003', '商品混凝土', 'C40 泵送', 'm³', 446, 'concrete'],
    ['8021004', '商品混凝土', 'C30 P6 泵送', 'm³', 421, 'concrete'],
    ['8005001', '预拌砌筑砂浆', 'DM M7.5', 'm³', 398, 'mortar'],
    ['8005002', '预拌抹灰砂浆', 'DP M10', 'm³', 425, 'mortar'],
  ],
  管材与电缆: [
    ['1701001', '焊接钢管', 'DN50', 't', 4_020, 'steel'],
    ['1725001', 'PPR 给水管', 'S4 dn32', 'm', 7.6, 'goods'],
    ['1725002', 'PVC-U 排水管', 'dn110', 'm', 15.8, 'goods'],
    ['2801001', '铜芯绝缘电线', 'BV 2.5', 'm', 1.92, 'copper'],
    ['2811001', '铜芯交联电缆', 'YJV 4×25+1×16', 'm', LISTED_CABLE, 'copper', 'cable-1'],
  ],
  防水与装饰: [
    ['1333001', 'SBS 改性沥青防水卷材', '4 mm Ⅱ型', 'm²', 29.5, 'goods'],
    ['1513001', '岩棉保温板', '100 mm A 级', 'm³', 465, 'goods'],
    ['0701001', '全瓷地砖', '800×800', 'm²', 62, 'goods'],
    ['1301001', '内墙乳胶漆', '合格品', 'kg', 11.2, 'goods'],
  ],
};
/** What is sold with the simple rate. */
const LOCAL: readonly (keyof Levels)[] = ['concrete', 'mortar', 'sand', 'local'];

const pricesOf = (province: number, areas: readonly number[], month: string): readonly StoredPrice[] =>
  areas.flatMap((areaId) =>
    Object.entries(CATEGORIES).flatMap(([category, materials]) =>
      materials.map(([code, name, spec, unit, listed, follows, indexId]) => {
        const own = 1 + 0.02 * noise('city', areaId, code) + 0.004 * noise('issue', areaId, code, month);
        const pretax = rounded(listed * levelsOf(province, month)[follows] * own, 2);
        const taxRate = LOCAL.includes(follows) ? SIMPLE_RATE : COMMON_RATE;
        return {
          category,
          code,
          name,
          spec,
          unit,
          pretax,
          taxed: rounded(pretax * (1 + taxRate), 2),
          taxRate,
          areaId,
          ...(indexId && { indexId }),
        };
      }),
    ),
  );

export interface Publisher extends SampleArea {
  readonly cities: readonly number[];
}

const issueOf = ({ areaId, name, cities }: Publisher, month: string, months: number): StoredPolicy => {
  const periodEnd = `${month}-${LAST_DAY}`;
  const publishedOn = addDays(periodEnd, PUBLISHED_AFTER);
  const issueNo = `${month.slice(0, 4)}年第${Number(month.slice(5)) / months}期`;
  const title = `${name}建设工程材料价格信息`;
  const areas = cities.length > 0 ? cities.slice(0, CITIES_AN_ISSUE) : [areaId];
  return {
    id: `price-${areaId}-${month.replace('-', '')}`,
    title: `示例文件 ${issueNo} ${title}`,
    docNo: '',
    issuer: `${name}建设工程造价管理站（示例）`,
    level: '省',
    areaId,
    kind: '市场价格',
    trade: '通用',
    publishedOn,
    effectiveOn: publishedOn,
    impacts: ['信息价'],
    textNote: '示例文本，仅供演示，不是任何机构发布的文件。',
    heat: Math.floor(share('heat', areaId, month) * HEAT),
    clauses: writeClauses([PRICE_NOTES], { seed: `price-${areaId}`, edition: 0 }),
    relations: [],
    attachments: [
      { name: `${title} ${issueNo}`, content: 'prices', format: 'xlsx' },
      { name: `${title} ${issueNo}`, content: 'prices', format: 'csv' },
    ],
    issue: {
      series: `price-${areaId}`,
      issueNo,
      periodStart: `${addMonths(month, -months)}-${LAST_DAY + 1}`,
      periodEnd,
      prices: pricesOf(areaId, areas, month),
    },
  };
};

/** The issues of all publishers, month by month. */
export const samplePriceIssues = (
  publishers: readonly Publisher[],
  { from = FIRST_ISSUE, until = LAST_MONTH } = {},
): readonly StoredPolicy[] =>
  from > until
    ? []
    : monthsBetween(from, until).flatMap((month) =>
        publishers.flatMap((publisher) => {
          if (MONTHLY.includes(publisher.areaId)) return [issueOf(publisher, month, 1)];
          const isDue = EVERY_OTHER.includes(publisher.areaId) && Number(month.slice(5)) % 2 === 0;
          return isDue ? [issueOf(publisher, month, 2)] : [];
        }),
      );
