import { NATIONWIDE } from '#src/contract/places';
import { isMoved } from '#src/costing/basis';
import { tradeWorkIn } from '#infra/server/search/trade/trade-words';
import { addMonths } from '#src/costing/months';
import { monthOverMonth } from '#src/costing/changes';
import { deviation } from '#src/costing/ranks';
import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { plainNumber, sourceWords } from '../figures/number-words';
import type { NamedRegion } from '../reading/places';
import type { QuestionReading } from '../reading/read-question';
import { thingIn } from './records';

/** A day rate of one place, month by month, oldest first. */
export interface Wage {
  readonly name: string;
  /** 工日 */
  readonly unit: string;
  readonly areaName: string;
  readonly taxBasis: '含税' | '除税';
  readonly source: string;
  /** 元 a unit. */
  readonly months: readonly {
    readonly period: string;
    readonly low: number;
    readonly middle: number;
    readonly high: number;
    readonly n: number;
  }[];
  /** Path within the portal. */
  readonly link: string;
}
/** Of all trades where `trade` is empty; of the nearest place that has any. */
export type FindWages = (query: {
  readonly trade: string;
  readonly areaId: string;
}) => Promise<readonly Wage[]>;

type Month = Wage['months'][number];
type Draft = ReturnType<typeof answerDraft>;

const SECTION = 'labor';
const MOST_PLACES = 4;
const NOT_MOVED = '日工资按发布的价格期与地区，不随页面口径折算。';
const COUNTRY: NamedRegion = { areaId: NATIONWIDE, name: '全国' };

const ASKED =
  /工资|工钱|工日|日薪|工价|点工|人工单价|[一每]天(要|得|是)?多少|多少钱?[一每]天|(木|瓦|焊|电|管|普|钢筋|架子|油漆|防水|抹灰|砌筑|混凝土)工(?![程序业艺具])(?!.*[一每](平|方|立|吨|米|㎡)).*(涨|跌|走势|行情|多少|谁贵)/;
/** What is said of a wage besides whose it is. */
const BESIDE =
  /日?工[资钱](标准|水平)?|工日(单价)?|日薪|工价|点工|人工(单价|价格|费)?|工人|师傅|走势|行情|环比|同比|[上下]?(涨|跌)|变化|变动|怎么?变|明年|后年|会|[近最前去今上本]+[一两二三四五六\d]*个?[年月]|\d+年?|[-年月日]|[到至从还了要得多少谁高低]/g;

const tradeIn = (question: string, { places }: Pick<QuestionReading, 'places'>): string =>
  thingIn(question, places).replace(BESIDE, '').replace(/\s/g, '');

const money = (value: number) => plainNumber(value, 2);
const moved = (percent: number) =>
  percent === 0 ? '持平' : `${percent < 0 ? '下跌' : '上涨'} ${plainNumber(Math.abs(percent), 2)}%`;

const fromOf = ({ name, areaName, taxBasis, source, link }: Wage, period: string, n: number | null) => ({
  title: name,
  region: areaName,
  period,
  taxBasis,
  n,
  link,
  source: sourceWords([source]),
});

/** The newest month that is not after the one asked for. */
const monthOf = ({ months }: Wage, until: string | undefined): Month | undefined =>
  until === undefined ? months.at(-1) : months.findLast(({ period }) => period <= until);

const tellMonth = (draft: Draft, wage: Wage, month: Month): void => {
  const { name, unit, areaName, taxBasis } = wage;
  const { period, low, middle, high, n } = month;
  const points = wage.months.map((one) => ({ period: one.period, value: one.middle }));
  const change = monthOverMonth(points, period);
  draft.text(
    `${areaName}“${name}”${period}：低价 ${money(low)}、中价 ${money(middle)}、高价 ${money(high)} 元/${unit}（${taxBasis}，${n} 条记录）${change === null ? '' : `，中价环比${moved(change)}`}。`,
  );
  const from = fromOf(wage, period, n);
  const figure = (label: string, value: number) => ({ label, value, digits: 2, unit: `元/${unit}`, from });
  draft.figures(`${areaName} · ${name}`, [figure('低价', low), figure('中价', middle), figure('高价', high)]);
};

const tellMove = (draft: Draft, wage: Wage, first: Month, last: Month): void => {
  const { name, unit, areaName } = wage;
  const percent = deviation(last.middle, first.middle) * 100;
  const [before, after] = [money(first.middle), money(last.middle)];
  const from = fromOf(wage, `${first.period} 至 ${last.period}`, null);
  draft.text(
    `${areaName}“${name}”中价从 ${first.period} 的 ${before} 元/${unit} 到 ${last.period} 的 ${after} 元/${unit}，${moved(percent)}。`,
  );
  draft.figures(`${areaName} · ${name}`, [
    { label: first.period, value: first.middle, digits: 2, unit: `元/${unit}`, from },
    { label: last.period, value: last.middle, digits: 2, unit: `元/${unit}`, from },
    { label: '涨跌', value: percent, digits: 2, unit: '%', from },
  ]);
  draft.working('计算过程', [
    `涨跌 = (${after} − ${before}) ÷ ${before} = ${percent < 0 ? '−' : ''}${plainNumber(Math.abs(percent), 2)}%`,
  ]);
};

const tellAll = (draft: Draft, wages: readonly Wage[], until: string | undefined): void => {
  const rows = wages.flatMap((wage) => {
    const month = monthOf(wage, until);
    return month ? [{ wage, month }] : [];
  });
  const [first] = rows;
  if (!first) return;
  draft.text(`${first.wage.areaName} ${first.month.period} 共有 ${rows.length} 个工种的日工资，下面是中价。`);
  draft.figures(
    `${first.wage.areaName} · 日工资中价`,
    rows.map(({ wage, month: { period, middle, n } }) => ({
      label: wage.name,
      value: middle,
      digits: 2,
      unit: `元/${wage.unit}`,
      from: fromOf(wage, period, n),
    })),
  );
};

const tellDifference = (
  draft: Draft,
  told: readonly { readonly areaName: string; readonly month: Month }[],
): void => {
  const [first, second] = told;
  if (!first || !second || first.areaName === second.areaName) return;
  const percent = deviation(second.month.middle, first.month.middle) * 100;
  draft.text(
    `${second.areaName}的中价比${first.areaName}${percent < 0 ? '低' : '高'} ${plainNumber(Math.abs(percent), 2)}%。`,
  );
  if (first.month.period !== second.month.period)
    draft.caution(`两者的价格期不同（${first.month.period} 与 ${second.month.period}）。`);
};

/** What a day of a trade is paid: of the place, in a month, or over some. */
export const wageAnswerer = (find: FindWages): Answerer => ({
  section: SECTION,
  fits: ({ measure, types, amount }, question) =>
    (measure === undefined || measure === 'unitCost' || measure === 'index') &&
    types.length === 0 &&
    amount === undefined &&
    ASKED.test(question) &&
    // 抹灰人工单价 is of the work and not of a day.
    (!/人工单价|工价/.test(question) || !tradeWorkIn(question)) &&
    !/指数|占比|比例|比重|费率|税率|单方/.test(question),
  answer: async (reading, question, signal) => {
    const draft = answerDraft();
    const trade = tradeIn(question, reading);
    const { period, months } = reading;
    const isMove = (period !== undefined && months.length !== 1) || /走势|涨|跌|变化|变动/.test(question);
    const told: { areaName: string; month: Month }[] = [];
    for (const place of reading.places.length > 0 ? reading.places.slice(0, MOST_PLACES) : [COUNTRY]) {
      signal.throwIfAborted();
      const wages = await find({ trade, areaId: place.areaId });
      const [wage] = wages;
      const month = wage && monthOf(wage, period?.to);
      if (!wage || !month) {
        const when = wage ? ` ${period?.to ?? ''} 及以前` : '';
        draft.text(`${place.name}没有查到${when}“${trade || '点工'}”的日工资。`);
        continue;
      }
      if (wage.areaName !== place.name)
        draft.caution(`${place.name}没有单独的日工资，以${wage.areaName}的数据作答。`);
      if (wages.length > 1) {
        tellAll(draft, wages, period?.to);
        continue;
      }
      if (isMove && period && month.period < period.from)
        draft.caution(`“${wage.name}”在 ${period.from} 至 ${period.to} 没有数据，以此前最近一期作答。`);
      const isRecent = period?.back !== undefined && month.period >= period.from;
      const since = isRecent ? addMonths(month.period, -(period.back ?? 0)) : period?.from;
      const first = wage.months.find((one) => one.period >= (since ?? ''));
      if (isMove && first && first.period < month.period) tellMove(draft, wage, first, month);
      else tellMonth(draft, wage, month);
      told.push({ areaName: wage.areaName, month });
    }
    if (!isMove) tellDifference(draft, told);
    if (isMoved(reading.basis)) draft.caution(NOT_MOVED);
    return { section: SECTION, blocks: draft.blocks() };
  },
  examples: ['武汉木工日工资现在多少？'],
});
