import type { Quoted, Step } from '#src/costing/rebaser';
import { formatNumber } from '../format';
import type { WorkingInput } from '../working';
import type { FigureReading } from './figure-reading';

const STATUSES = { firm: '', provisional: '（暂定）', forecast: '（预测）' } as const;
const percent = (rate: number): string => `${Number((rate * 100).toFixed(2))}%`;

const factorOf = (step: Step): string => {
  switch (step.kind) {
    case 'period':
    case 'place':
      return `× ${formatNumber(step.to.value, 2)} / ${formatNumber(step.from.value, 2)}`;
    case 'tax':
      return `${step.to === '含税' ? '×' : '÷'} (1 + ${percent(step.rate)})`;
  }
};

/** 2,980.00 × 100.90 / 104.20 × 1.08 / 0.97 */
export const formulaOf = (value: number, steps: readonly Step[]): string =>
  [formatNumber(value, 2), ...steps.map(factorOf)].join(' ');

const pair = (from: number, to: number): string => `${formatNumber(from, 2)} → ${formatNumber(to, 2)}`;

/** Each pair of values on a line of its own. */
export const workingInputs = (
  steps: readonly Step[],
  { index, place }: FigureReading['sources'],
): readonly WorkingInput[] =>
  steps.map((step) => {
    switch (step.kind) {
      case 'period':
        return {
          label: `造价指数 ${step.from.period} → ${step.to.period}`,
          value: pair(step.from.value, step.to.value) + STATUSES[step.to.status],
          source: index,
        };
      case 'place':
        return {
          label: `地区系数 ${step.from.name} → ${step.to.name}`,
          value: pair(step.from.value, step.to.value),
          source: place,
        };
      case 'tax':
        return { label: `${step.from} → ${step.to}`, value: `增值税税率 ${percent(step.rate)}` };
    }
  });

/** What the steps lead to: 2025-09 · 广东 · 含税. */
export const ledTo = (
  { priceDate, taxBasis, keptTax }: Quoted,
  areaName: string,
  steps: readonly Step[],
): string => {
  const to = { period: priceDate, place: areaName, tax: taxBasis ?? keptTax };
  for (const step of steps) {
    if (step.kind === 'period') to.period = step.to.period;
    else if (step.kind === 'place') to.place = step.to.name;
    else to.tax = step.to;
  }
  return [to.period, to.place, to.tax].filter(Boolean).join(' · ');
};
