import type { Pool } from 'pg';
import { listPathOf, RECORDS } from '#src/contract/records';
import { NATIONWIDE } from '#src/contract/places';
import { isMoved, type Basis } from '#src/costing/basis';
import { createRebaser, type Step } from '#src/costing/rebaser';
import type { Answerer } from '../answerer';
import { answerDraft, type Quoted } from '../figures/answer-draft';
import { provinceOf, readBasis, type PublishedBasis } from '../figures/basis-table';
import { plainNumber, sourceWords } from '../figures/number-words';
import type { NamedRegion } from '../reading/places';

const SECTION = 'calculation';
const COUNTRY: NamedRegion = { areaId: NATIONWIDE, name: '全国' };

const money = (value: number) => plainNumber(value, 2);
const factor = (value: number) => String(value);

/** 100.90 ÷ 104.20 of an index, 1.08 ÷ 0.97 of places. */
const ratioOf = (step: Step): string => {
  if (step.kind === 'period') return `${money(step.to.value)} ÷ ${money(step.from.value)}`;
  return step.kind === 'place' ? `${factor(step.to.value)} ÷ ${factor(step.from.value)}` : '';
};

const FORMULAS: Readonly<Partial<Record<Step['kind'], string>>> = {
  period: '目标期指数 ÷ 原期指数',
  place: '目标地区系数 ÷ 原地区系数',
};

const placeFigures = (step: Step, from: Quoted) =>
  step.kind !== 'place'
    ? []
    : [step.from, step.to].map(({ name, value }) => ({
        label: `地区系数 ${name}`,
        value,
        digits: 2,
        unit: '',
        from: { ...from, title: '地区系数', region: name },
      }));
const monthFigures = (step: Step, from: Quoted) =>
  step.kind !== 'period'
    ? []
    : [step.from, step.to].map(({ period, value }) => ({
        label: `指数 ${period}`,
        value,
        digits: 2,
        unit: '点',
        from,
      }));

/** As the table of factors has it; a city without one of its own stands in its province. */
const factored = async (pool: Pool, { factors }: PublishedBasis, place: NamedRegion): Promise<string> =>
  factors.some(({ areaId }) => areaId === place.areaId) ? place.areaId : provinceOf(pool, place.areaId);

/** That of the page. */
const placeOf = ({ areaId }: Basis, { factors }: PublishedBasis): NamedRegion | undefined =>
  factors.find((place) => place.areaId === areaId);

/** A cost of one month and place in the prices of another, as the pages of the portal read it. */
export const rebaseAnswerer = (pool: Pool): Answerer => ({
  section: SECTION,
  fits: ({ measure }) => measure === 'rebase',
  answer: async ({ amount, months, places, taxBasis, basis: page }) => {
    const draft = answerDraft();
    const finished = () => ({ section: SECTION, blocks: draft.blocks() });
    const [from, to = page.period ?? from] = months;
    const [origin = COUNTRY] = places;
    if (amount === undefined) {
      draft.choices('请写出要折算的单方造价，例如：2,980 元/㎡。', []);
      return finished();
    }
    const isWhole = months.length > 1 || places.length > 1 || isMoved(page);
    if (from === undefined || to === undefined || !isWhole) {
      draft.choices('请写出原价格期和目标价格期，例如：2023-06 折算到 2025-09。', []);
      return finished();
    }
    const basis = await readBasis(pool);
    const target = places[1] ?? placeOf(page, basis) ?? origin;
    const [own, wanted] = [await factored(pool, basis, origin), await factored(pool, basis, target)];
    const rebased = createRebaser(basis, { period: to, ...(wanted !== own && { areaId: wanted }) })({
      value: amount,
      priceDate: from,
      areaId: own,
      cityId: undefined,
      building: undefined,
    });
    const isOfPlaces = target !== origin;
    const where = (place: NamedRegion) => (isOfPlaces ? `${place.name} ` : '');
    const [before, after] = [`${where(origin)}${from}`, `${where(target)}${to}`];
    if (rebased.kind === 'impossible') {
      draft.text(`${before} 的单方造价不能折算到 ${after}：${rebased.reason}。`);
      return finished();
    }
    const steps = rebased.kind === 'rebased' ? rebased.steps : [];
    const value = rebased.kind === 'rebased' ? rebased.value : amount;
    draft.text(`${before} 的 ${money(amount)} 元/㎡ 折算到 ${after} 为 ${money(value)} 元/㎡。`);
    const quoted: Quoted = {
      title: basis.series?.name ?? '全国综合造价指数',
      region: COUNTRY.name,
      period: from === to ? from : `${from} 至 ${to}`,
      taxBasis: '',
      n: null,
      source: sourceWords(basis.series ? [basis.series.source] : []),
      link: listPathOf(RECORDS.costIndex.in),
    };
    draft.figures('折算结果', [
      {
        label: `折算后（${after}）`,
        value,
        digits: 2,
        unit: '元/㎡',
        from: { ...quoted, taxBasis: taxBasis ?? '同原值' },
      },
      ...steps.flatMap((step) => [...monthFigures(step, quoted), ...placeFigures(step, quoted)]),
    ]);
    draft.working('计算过程', [
      ['折算值 = 原值', ...steps.flatMap(({ kind }) => FORMULAS[kind] ?? [])].join(' × '),
      `= ${[money(amount), ...steps.map(ratioOf)].join(' × ')} = ${money(value)} 元/㎡`,
    ]);
    draft.caution(
      isOfPlaces
        ? '与页面的口径切换同一算法：价格期按全国综合造价指数，地区按地区系数。'
        : '与页面的口径切换同一算法：价格期按全国综合造价指数，地区不变。',
    );
    if (places.length > 2) draft.caution(`只折算了前两个地区：${origin.name}、${target.name}。`);
    return finished();
  },
  examples: ['湖北 2023-06 的 2980 元/㎡ 折算到广东 2025-09 是多少？'],
});
