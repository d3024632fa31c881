import { formatNumber } from '#src/ui/format';
import type { PriceBands } from '../contract';

const say = (value: number) => formatNumber(value, 2);

/** What a sample of this size allows to be told, in one short line. */
export const bandsText = (bands: PriceBands): string => {
  switch (bands.kind) {
    case 'deciles':
    case 'quartiles':
      return `${say(bands.p25)} – ${say(bands.p50)} – ${say(bands.p75)}`;
    case 'range':
      return `${say(bands.min)} – ${say(bands.p50)} – ${say(bands.max)}`;
    case 'cases':
      return bands.values.length > 0 ? `个例 ${bands.values.map(say).join('、')}` : '暂无样本';
  }
};

const NOTES: Readonly<Record<PriceBands['kind'], string>> = {
  deciles: 'P25 – 中位 – P75',
  quartiles: 'P25 – 中位 – P75，样本较少',
  range: '最低 – 中位 – 最高',
  cases: '样本不足，只列个例',
};
export const bandsNote = ({ kind }: PriceBands): string => NOTES[kind];

/** The band that may be drawn: of ten samples or more. */
export const bandOf = (bands: PriceBands) => (bands.kind === 'deciles' ? bands : null);

export const medianOf = (bands: PriceBands): number | null => (bands.kind === 'cases' ? null : bands.p50);

/** The lower figure, the middle and the upper one, as far as the sample gives them. */
export const lowOf = (bands: PriceBands): number | null =>
  bands.kind === 'cases' ? null : bands.kind === 'range' ? bands.min : bands.p25;
export const highOf = (bands: PriceBands): number | null =>
  bands.kind === 'cases' ? null : bands.kind === 'range' ? bands.max : bands.p75;
/** Which figures those are, or the cases themselves. */
export const meaningOf = (bands: PriceBands): string =>
  bands.kind === 'cases' ? `${bandsNote(bands)}：${bandsText(bands)}` : bandsNote(bands);
