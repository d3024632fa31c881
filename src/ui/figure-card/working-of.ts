import { INDEX_CHOICES } from '#src/costing/basis';
import { COMPONENTS, isOfMaterial } from '#src/costing/price-series';
import { ownWords, type IndexMove, type MovedPart, type PlaceStep } from '#src/costing/rebase-steps';
import type { Quoted, Step } from '#src/costing/rebaser';
import { usualWords } from '#src/costing/usual-words';
import { formatNumber } from '../format';
import type { WorkingInput } from '../working';
import type { FigureReading } from './figure-reading';

const STATUSES = { firm: '', provisional: '（暂定）', forecast: '（预测）' } as const;
const percent = (rate: number): string => `${Number((rate * 100).toFixed(2))}%`;

const ratioText = (
  move: { readonly from: { value: number }; readonly to: { value: number } } | undefined,
): string => (move ? ` × ${formatNumber(move.to.value, 2)} / ${formatNumber(move.from.value, 2)}` : '');

const partsText = (parts: readonly MovedPart[]): string => {
  const moved = parts.map(
    ({ amount, index, place }) => `${formatNumber(amount, 2)}${ratioText(index)}${ratioText(place)}`,
  );
  return ` × (${moved.join(' + ')}) / (${parts.map(({ amount }) => formatNumber(amount, 2)).join(' + ')})`;
};

const placeText = (step: PlaceStep): string => {
  const { travels } = step;
  if (travels === true) return '';
  if (!travels) return ratioText(step);
  const [local, travelling] = [formatNumber(travels.local, 2), formatNumber(travels.travelling, 2)];
  return ` × (${local}${ratioText(step)} + ${travelling}) / (${local} + ${travelling})`;
};

const factorOf = (step: Step): string => {
  switch (step.kind) {
    case 'period':
      return ratioText(step);
    case 'place':
      return placeText(step);
    case 'parts':
      return partsText(step.parts);
    case 'own':
      return '';
    case 'tax':
      return ` ${step.to === '含税' ? '×' : '÷'} (1 + ${percent(step.rate)})`;
  }
};

/** 2,980.00 × 100.90 / 104.20 × 1.08 / 0.97; (300.00 + 700.00 × 100.90 / 104.20) where so much is not moved. */
export const formulaOf = (value: number, steps: readonly Step[]): string => {
  const own = steps.find((step) => step.kind === 'own');
  return steps.reduce(
    (text, step) =>
      step.kind === 'own' ? `(${formatNumber(step.amount, 2)} + ${text})` : text + factorOf(step),
    formatNumber(own ? own.rest : value, 2),
  );
};

const pair = (from: number, to: number): string => `${formatNumber(from, 2)} → ${formatNumber(to, 2)}`;

const indexInput = (move: IndexMove, composite: string | undefined, what = '造价指数'): WorkingInput => ({
  // What is published of a single material is usually its price.
  label: `${move.series && isOfMaterial(move.series.key) ? '材料价格' : what} ${move.from.period} → ${move.to.period}`,
  value: pair(move.from.value, move.to.value) + STATUSES[move.to.status],
  source: move.series
    ? `${move.series.name} · ${move.series.publisher}`
    : [composite, move.note && `${move.note}，用综合造价指数`].filter(Boolean).join('；'),
});

/** Each pair of values on a line of its own. */
export const workingInputs = (
  steps: readonly Step[],
  { index, place }: FigureReading['sources'],
): readonly WorkingInput[] =>
  steps.flatMap((step): readonly WorkingInput[] => {
    switch (step.kind) {
      case 'period':
        return [indexInput(step, index)];
      case 'place': {
        const label = `地区系数 ${step.from.name} → ${step.to.name}`;
        return [
          step.travels === true
            ? { label, value: '不计', source: '各地价格相近的材料（可调运）不乘地区系数' }
            : {
                label,
                value: pair(step.from.value, step.to.value),
                source: [place, step.travels && '材料可调运，不乘地区系数'].filter(Boolean).join('；'),
              },
        ];
      }
      case 'parts': {
        const factor = step.parts.find((part) => part.place)?.place;
        const without = step.parts.filter((part) => step.place && !part.place);
        return [
          ...step.parts.flatMap((part) =>
            part.index ? [indexInput(part.index, index, `${COMPONENTS[part.component]}指数`)] : [],
          ),
          ...(factor
            ? [
                {
                  label: `地区系数 ${factor.from.name} → ${factor.to.name}`,
                  value: pair(factor.from.value, factor.to.value),
                  source: [
                    place,
                    ...without.map(({ component }) => `${COMPONENTS[component]}可调运，不乘地区系数`),
                  ]
                    .filter(Boolean)
                    .join('；'),
                },
              ]
            : []),
        ];
      }
      case 'own':
        return [{ label: '自报材料价', value: `${formatNumber(step.amount, 2)} 元`, source: '不折算' }];
      case 'tax':
        return [{ label: `${step.from} → ${step.to}`, value: `增值税税率 ${percent(step.rate)}` }];
    }
  });

/** What the steps lead to, and by which index where it is not the composite one: 2025-09 · 广东 · 含税 · 住宅工程造价指数. */
export const ledTo = (quoted: Quoted, areaName: string, steps: readonly Step[]): string => {
  const { priceDate, taxBasis, keptTax } = quoted;
  const to = { period: priceDate, place: areaName, tax: taxBasis ?? keptTax, by: '' };
  for (const step of steps) {
    if (step.kind === 'period') {
      to.period = step.to.period;
      to.by = step.series?.name ?? '';
    } else if (step.kind === 'place') to.place = step.to.name;
    else if (step.kind === 'parts') {
      to.period = step.period ?? to.period;
      to.place = step.place?.name ?? to.place;
      to.by = INDEX_CHOICES.parts;
    } else if (step.kind === 'tax') to.tax = step.to;
  }
  return [to.period, to.place, to.tax, to.by, ownWords(steps), usualWords(quoted, steps)]
    .filter(Boolean)
    .join(' · ');
};
