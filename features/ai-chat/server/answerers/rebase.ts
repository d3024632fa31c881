import type { Pool } from 'pg';
import { NATIONWIDE } from '#src/contract/places';
import { rebaseByDate } from '#src/costing/rebase';
import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { quotedSeries, seriesOf, valueAt } from '../figures/index-series';
import { plainNumber } from '../figures/number-words';

const SECTION = 'calculation';
const COUNTRY = { areaId: NATIONWIDE, name: '全国' };

/** A cost of one month in the prices of another, by the composite index of its place. */
export const rebaseAnswerer = (pool: Pool): Answerer => ({
  section: SECTION,
  fits: ({ measure }) => measure === 'rebase',
  answer: async ({ amount, months, places, taxBasis }) => {
    const draft = answerDraft();
    const finished = () => ({ section: SECTION, blocks: draft.blocks() });
    const [from, to] = months;
    if (amount === undefined) {
      draft.choices('请写出要折算的单方造价，例如：2,980 元/㎡。', []);
      return finished();
    }
    if (from === undefined || to === undefined) {
      draft.choices('请写出原价格期和目标价格期，例如：2023-06 折算到 2025-09。', []);
      return finished();
    }
    const [place = COUNTRY] = places;
    const series = await seriesOf(pool, { areaId: place.areaId, category: '综合', item: null });
    const [before, after] = [series && valueAt(series, from), series && valueAt(series, to)];
    if (!series || !before || !after) {
      draft.text(`${place.name}在 ${from} 或 ${to} 没有可用的综合造价指数，不作折算。`);
      return finished();
    }
    const cost = rebaseByDate(amount, { from: before.value, to: after.value });
    const [own, rebased] = [plainNumber(amount, 2), plainNumber(cost, 2)];
    const [old, renewed] = [plainNumber(before.value, 2), plainNumber(after.value, 2)];
    const quoted = quotedSeries(series, `${before.period} 至 ${after.period}`);
    draft.text(`按${series.region}综合造价指数，${from} 的 ${own} 元/㎡ 折算到 ${to} 为 ${rebased} 元/㎡。`);
    draft.figures('折算结果', [
      {
        label: `折算后（${to}）`,
        value: cost,
        digits: 2,
        unit: '元/㎡',
        from: { ...quoted, taxBasis: taxBasis ?? '同原值' },
      },
      { label: `指数 ${before.period}`, value: before.value, digits: 2, unit: '点', from: quoted },
      { label: `指数 ${after.period}`, value: after.value, digits: 2, unit: '点', from: quoted },
    ]);
    draft.working('计算过程', [
      '折算值 = 原值 × 目标期指数 ÷ 原期指数',
      `= ${own} × ${renewed} ÷ ${old} = ${rebased} 元/㎡`,
    ]);
    if (series.region !== place.name)
      draft.caution(`${place.name}没有单独的综合指数，用${series.region}的指数折算。`);
    if (after.period !== to || before.period !== from)
      draft.caution(`指数取到不晚于所问月份的最近一期：${before.period}、${after.period}。`);
    if (places.length > 1)
      draft.caution('不同地区的指数基期相同、水平不同，不能用来换算地区差价；这里只折算了时间。');
    return finished();
  },
  examples: ['湖北 2980 元/㎡ 从 2023-06 折算到 2025-09 是多少？'],
});
