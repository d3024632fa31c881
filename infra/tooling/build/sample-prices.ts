import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { composeSample } from '#features/unit-prices/samples/compose-sample';
import { SAMPLE_ITEMS } from '#infra/server/sample/prices/items';
import { levelsOf, LISTED_MONTH } from '#infra/server/sample/prices/price-levels';
import { combinationsOf, textOf } from '#features/unit-prices/samples/sample-texts';
import { seeded } from '#infra/server/sample/random';
import { EXPECTED_PRICES, type ExpectedPrice } from './expected-prices';
import { measuredTypes, projectsChapter, type MeasuredType } from './sample-projects';

const DRAWS = 10;
const PROVINCES = Array.from({ length: 31 }, (_, index) => index + 2);

export interface PricedItem extends ExpectedPrice {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
}

const pricedOf = (expected: ExpectedPrice): PricedItem => {
  const item = SAMPLE_ITEMS.find(({ code }) => code === expected.code);
  if (!item) throw new RangeError(`no samples are made of ${expected.code}`);
  const texts = Array.from({ length: combinationsOf(item) }, (_, at) =>
    textOf(item, 'GB50500-2013', at),
  ).filter(({ featureText }) => expected.words.every((word) => featureText.includes(word)));
  const random = seeded(Number(expected.code));
  const prices = texts.flatMap((text) =>
    PROVINCES.flatMap((area) =>
      Array.from(
        { length: DRAWS },
        () => composeSample(random, item, { text, levels: levelsOf(area, LISTED_MONTH), tax: 1 }).price,
      ),
    ),
  );
  const median = prices.sort((one, other) => one - other)[Math.floor(prices.length / 2)];
  if (median === undefined) throw new RangeError(`${expected.code} has no ${expected.words.join(', ')}`);
  return { ...expected, name: item.name, unit: item.unit, median };
};

/** The median of each item's samples in all provinces, in the month of the listed prices. */
export const pricedItems = (): readonly PricedItem[] => EXPECTED_PRICES.map(pricedOf);

const rowOf = ({ code, name, words, unit, median, range, from }: PricedItem): string =>
  `| ${code} | ${[name, ...words.map((word) => word.replace(/^.*：/, ''))].join(' ')} | ${unit} | ${median.toFixed(2)} | ${range[0]}–${range[1]} | ${from === 'list' ? '清单' : '行业'} |`;

/** The page as it is kept in the repository. */
export const dataPageOf = (items: readonly PricedItem[], types: readonly MeasuredType[]): string =>
  `${[
    '# Sample data',
    '',
    'No figure here is a published price. Made by `npm run docs:data` from the code that makes the samples.',
    '',
    'A sample unit price is the sum of its lines. A line is consumption × price; the price follows from the specification (copper by section, plastic pipes and steel by mass, concrete by class, boxes by circuits), from the month (the series of `infra/server/sample/courses.ts`, which the sample indexes show too), and from the place only where the thing does not travel: labour, machine days, concrete, mortar, sand, stone, bricks and blocks. Management, profit and risk come on top; tenders differ by 6 to 12 %, further upwards than downwards.',
    '',
    `## Medians of ${items.length} common items`,
    '',
    `样例区间，非发布价。${LISTED_MONTH}，除税，31 个省份各样例的中位数；预期区间为 2023–2025 年。依据“清单”为该清单项目的区间，“行业”为按规格的行业经验。`,
    '',
    '| 编码 | 项目与规格 | 单位 | 样例中位数 | 预期区间 | 依据 |',
    '| --- | --- | --- | ---: | ---: | --- |',
    ...items.map(rowOf),
    '',
    ...projectsChapter(types),
  ].join('\n')}\n`;

if (require.main === module) {
  const root = path.join(__dirname, '../../..');
  writeFileSync(path.join(root, 'docs/data.md'), dataPageOf(pricedItems(), measuredTypes()));
}
