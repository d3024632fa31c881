import type { RootState } from '#src/kernel/state';
import { filled, numberColumn, sheetOf, textColumn } from '#src/tables/columns';
import type { PageExport } from '#src/tables/list-export';
import type { AreaPrices, PriceTrend } from '../../contract-line';
import { selectLine, selectPlaces } from '../../selectors';
import { bandWords, includedWords } from '../../labels';
import { standingsOf } from '../line/day-section';
import { titleOf } from '../line/line-head';

const courseSheet = ({ row, points, index }: PriceTrend) =>
  sheetOf<PriceTrend['points'][number]>(
    '各期价格',
    [
      [textColumn('期', 10), ({ period }) => period],
      [numberColumn('低价', `元/${row.unit}`), ({ low }) => low],
      [numberColumn('中价', `元/${row.unit}`), ({ middle }) => middle],
      [numberColumn('高价', `元/${row.unit}`), ({ high }) => high],
      [numberColumn('样本数', undefined, 0), ({ n }) => n],
      [textColumn('低–中–高的含义', 24), ({ n }) => bandWords(n)],
      [
        numberColumn(index ? `${index.areaName}${index.name}` : '人工费指数'),
        ({ period }) => index?.points.find((point) => point.period === period)?.value ?? null,
      ],
    ],
    points.toReversed(),
  );

const placesSheet = ({ unit, places }: AreaPrices) =>
  sheetOf<AreaPrices['places'][number]>(
    '各地同期',
    [
      [textColumn('地区', 10), ({ areaName }) => areaName],
      [numberColumn('低价', `元/${unit}`), ({ low }) => low],
      [numberColumn('中价', `元/${unit}`), ({ middle }) => middle],
      [numberColumn('高价', `元/${unit}`), ({ high }) => high],
      [numberColumn('样本数', undefined, 0), ({ n }) => n],
      [numberColumn('工日单价', '元/工日'), ({ dayRate }) => dayRate],
    ],
    places,
  );

const daySheet = ({ row, day }: PriceTrend) =>
  sheetOf<ReturnType<typeof standingsOf>[number]>(
    '工日与子目',
    [
      [textColumn('水平', 8), ({ level }) => level],
      [numberColumn(day?.trade ?? '工日', '元/工日'), ({ rate }) => rate],
      [numberColumn('折合工资', `元/${row.unit}`), ({ wages }) => wages],
      [numberColumn('子目价', `元/${row.unit}`), ({ price }) => price],
    ],
    day ? standingsOf(row, day) : [],
  );

/** The line, the places in the month chosen, and a day against an item; undefined before the line has come. */
export const priceLineExport = (state: RootState): PageExport | undefined => {
  const { status, trend } = selectLine(state);
  const { prices } = selectPlaces(state);
  if (status !== 'shown' || !trend) return undefined;
  const { row, day, index } = trend;
  return {
    kind: 'page',
    title: `${titleOf(row)}价格走势`,
    section: '24',
    filters: [['各地比较的期', prices?.period ?? '尚未取到']],
    basis: [
      ['计价方式', row.mode],
      ['所含', includedWords(row)],
      ['工作内容及特征', row.content || '未注明'],
      ...(day ? [['每工日完成', `${day.output} ${row.unit}`] as const] : []),
      ...(index?.basePeriod ? [['指数基期', `${index.basePeriod} = 100`] as const] : []),
      ['折算', '各地、各期按原值，没有折算'],
    ],
    sheets: filled([courseSheet(trend), ...(prices ? [placesSheet(prices)] : []), daySheet(trend)]),
    sources: [row.provenance],
  };
};
