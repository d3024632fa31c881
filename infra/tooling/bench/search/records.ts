import { SAMPLE_LICENCE } from '#src/contract/provenance';
import type { SearchEntry } from '#infra/server/search/search-index';
import * as words from './vocabulary';

const NEWEST = Date.UTC(2025, 11, 31);
const DAY = 86_400_000;
const DAYS = 3_650;
const PROVINCES = 31;
const CITIES = 11;

/** Uniform draws in [0, 1), the same with every run: mulberry32. */
export const seeded = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

type Text = Pick<SearchEntry, 'title' | 'subtitle'>;

const drawing = (random: () => number) => {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const pick = <T>(choices: readonly T[]): T => choices[whole(0, choices.length - 1)] as T;
  const two = (value: number) => String(value).padStart(2, '0');
  const itemCode = () =>
    `0${whole(1, 5)}${two(whole(1, 16))}${two(whole(1, 9))}${two(0)}${whole(1, 9)}00${whole(1, 9)}`;
  const site = () => `${pick(words.PLACES)}${pick(words.BUILDINGS)}`;
  const texts: Readonly<Record<string, () => Text>> = {
    bq_item: () => {
      const [work, specs] = pick(words.WORKS);
      const where = random() < 0.5 ? pick(words.SURROUNDINGS) : '';
      const size = random() < 0.5 ? ` ${whole(1, 80) * 5}mm` : '';
      return { title: `${where}${work} ${pick(specs)}${size}`, subtitle: `${itemCode()} ${site()}` };
    },
    bid_node: () => {
      const subtitle = `${pick(words.STRUCTURES)} ${whole(1, 40)}层`;
      return { title: `${site()} ${whole(1, 28)}#楼`, subtitle };
    },
    labor: () => ({ title: `${pick(words.TRADES)} ${pick(words.LABOUR_FORMS)}`, subtitle: site() }),
    policy: () => {
      const title = `${pick(words.PROVINCES)}住房和城乡建设厅关于${pick(words.POLICY_SUBJECTS)}${pick(words.POLICY_ENDS)}`;
      return { title, subtitle: `建价〔${whole(2016, 2025)}〕${whole(1, 400)}号` };
    },
    sl: () => {
      const title = `${pick(words.PLACES)}${pick(words.WATER_WORKS)}${pick(words.STAGES)}`;
      return { title, subtitle: `${pick(words.PROVINCES)} ${whole(2016, 2025)}年` };
    },
  };
  return { whole, texts };
};

const provenance: SearchEntry['provenance'] = {
  kind: 'sample',
  issuer: '造价指标网（样例）',
  title: '样例数据：按公开区间生成，不对应任何真实工程',
  priceDate: '2025-09',
  taxBasis: '含税',
  revision: 1,
  licence: SAMPLE_LICENCE,
};

const priceOf = (kind: string, at: number): Pick<SearchEntry, 'price' | 'unit' | 'taxRate'> => {
  const course = PRICES[kind];
  if (!course) return {};
  const [from, times, unit] = course;
  return { price: Math.round(from * times ** at * 100) / 100, unit, taxRate: 0.09 };
};

/** Shares of a portal that has grown: unit prices by far the most. */
const KINDS = [
  ...Array<string>(50).fill('bq_item'),
  ...Array<string>(35).fill('bid_node'),
  ...Array<string>(7).fill('labor'),
  ...Array<string>(4).fill('policy'),
  ...Array<string>(4).fill('sl'),
] as const;

/** Of kinds that cost something: from, and so many times as much at the most, in this unit. */
const PRICES: Readonly<Record<string, readonly [from: number, times: number, unit: string]>> = {
  bq_item: [12, 80, '元/m³'],
  bid_node: [1_800, 4, '元/㎡'],
  labor: [15, 30, '元/m²'],
  sl: [900, 20, '元/延米'],
};

/** Few records are sought by many; a third of the country's provinces hold two thirds of the records. */
export const records = function* (count: number): Generator<SearchEntry> {
  const random = seeded(20_250_901);
  const { whole, texts } = drawing(random);
  for (let number = 0; number < count; number += 1) {
    const kind = KINDS[whole(0, KINDS.length - 1)] as string;
    const text = texts[kind] as () => Text;
    const areaId = 2 + Math.floor(PROVINCES * random() ** 1.5);
    yield {
      kind,
      ref: `bench-${number}`,
      ...text(),
      areaId,
      cityId: 100 + areaId * CITIES + whole(0, CITIES - 1),
      publishedOn: new Date(NEWEST - whole(0, DAYS) * DAY).toISOString().slice(0, 10),
      heat: Math.floor(999_999 * random() ** 6),
      provenance,
      ...priceOf(kind, random()),
      ...(kind === 'bq_item' && { parentRef: `project-${whole(1, count)}` }),
    };
  }
};
