import { rebase } from '#src/costing/rebase';
import { roundTo } from '#src/costing/money';
import { formatNumber } from '#src/ui/format';
import { POINT_STATUSES, type IndexPoint, type IndexResult } from '../../contract';
import { titleOf } from '../../title-of';
import { periodLabel } from '../labels';
import { AMOUNT, AMOUNT_UNITS, type DetailView } from '../../detail-view';

export interface Conversion {
  readonly formula: string;
  readonly result: string;
  readonly inputs: readonly { readonly label: string; readonly value: string; readonly source?: string }[];
  readonly citation: string;
}

const DIGITS = 2;
const money = (value: number) => formatNumber(value, DIGITS);

const pointAt = ({ regions }: IndexResult, period: string | undefined): IndexPoint | undefined =>
  regions[0]?.points.find((point) => point.period === period);

const placeAt = ({ places }: IndexResult, areaId: string | undefined) =>
  places.rows.find((row) => row.areaId === areaId);

const noteOf = ({ status, revision }: IndexPoint): string =>
  [POINT_STATUSES[status], revision > 0 && `修订 ${revision} 次`].filter(Boolean).join('，');

const marked = ({ frequency }: IndexResult['series'], { period, status }: IndexPoint): string =>
  periodLabel(frequency, period) + (status === 'firm' ? '' : `（${POINT_STATUSES[status]}）`);

const basis = ({ series }: IndexResult): string =>
  `${titleOf(series)}，${series.basePeriod === null ? series.unit : `${periodLabel(series.frequency, series.basePeriod)}=100`}`;

/** Undefined until an amount and two months the series has are chosen. */
export const convert = (result: IndexResult, view: DetailView): Conversion | undefined => {
  const { amount = '', unit = AMOUNT_UNITS[0] } = view;
  const [before, after] = [pointAt(result, view.costFrom), pointAt(result, view.costTo)];
  if (!AMOUNT.test(amount) || !before || !after) return undefined;
  const [here, there] = [placeAt(result, view.placeFrom), placeAt(result, view.placeTo)];
  const places = here && there && here.areaId !== there.areaId ? { here, there } : undefined;
  const converted = rebase(amount, {
    index: { from: before.value, to: after.value },
    factor: { from: places?.here.factor ?? 1, to: places?.there.factor ?? 1 },
  });
  const said = `${money(Number(amount))} ${unit}`;
  const formula = [
    money(Number(amount)),
    `${money(after.value)}/${money(before.value)}`,
    ...(places ? [`${places.there.factor}/${places.here.factor}`] : []),
  ].join(' × ');
  const answer = `${money(roundTo(converted, DIGITS))} ${unit}`;
  const asOf = result.places.asOf ?? '';
  const { publisher, source } = result.series;
  const citation = [
    `${answer}，由 ${said} 折算：${formula}`,
    basis(result),
    `${marked(result.series, before)} 折算到 ${marked(result.series, after)}`,
    ...(places ? [`${places.here.areaName}折算到${places.there.areaName}，地区系数 ${asOf}`] : []),
    source === 'sample' ? `${publisher}，不得作为计价依据` : publisher,
  ].join('；');
  return {
    formula,
    result: answer,
    inputs: [
      { label: '原值', value: said },
      ...[...new Set([before, after])].map((point) => ({
        label: `指数 ${periodLabel(result.series.frequency, point.period)}`,
        value: money(point.value),
        source: noteOf(point),
      })),
      ...(places
        ? [places.here, places.there].map(({ areaName, factor }) => ({
            label: `${areaName}系数`,
            value: String(factor),
            source: `${asOf}，全国为 1${result.places.source === 'sample' ? '，样例' : ''}`,
          }))
        : []),
    ],
    citation,
  };
};
