import type { Palette } from '../tokens';

/** What is compared with all the others: a red line across the chart, its words at the end. */
export const markLineAt = (value: number, words: string, colour: Palette, axis: 'xAxis' | 'yAxis') => ({
  symbol: 'none',
  silent: true,
  lineStyle: { color: colour.seal, width: 2, type: 'solid' },
  label: { color: colour.seal, formatter: words, position: axis === 'xAxis' ? 'end' : 'insideEndTop' },
  data: [{ [axis]: value }],
});
