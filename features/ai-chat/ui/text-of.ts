import { formatNumber } from '#src/ui/format';
import type { Block, Citation } from '../contract-blocks';
import type { Exchange } from '../exchange';

/** 广东 · 2023-01 至 2025-09 · 含税 · n=42 · 样例 */
export const basisOf = ({ region, period, taxBasis, n, source }: Citation): string =>
  [region, period, taxBasis, n === null ? '' : `n=${n}`, source].filter(Boolean).join(' · ');

const linesOf = (block: Block, base: string): readonly string[] => {
  switch (block.kind) {
    case 'text':
    case 'caution':
      return [block.text];
    case 'figures':
      return [
        block.caption,
        ...block.rows.map(
          ({ label, value, digits, unit, cite }) =>
            `${label}：${formatNumber(value, digits)} ${unit} [${cite}]`,
        ),
      ];
    case 'working':
      return [block.caption, ...block.lines];
    case 'citations':
      return [
        '数据来源',
        ...block.items.map(
          (one) => `[${one.no}] ${one.title}，${basisOf(one)}${one.link && `，${base}#${one.link}`}`,
        ),
      ];
    case 'choices':
      return [block.text, ...block.options];
  }
};

/** Question and answer as plain text, with where each figure comes from. `base` is the portal's address. */
export const textOf = ({ question, blocks }: Exchange, base: string): string =>
  [question, ...blocks.map((block) => linesOf(block, base).join('\n'))].join('\n\n');
