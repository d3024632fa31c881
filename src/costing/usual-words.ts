import { COMPONENT_KEYS, COMPONENTS } from './price-series';
import type { Quoted } from './quoted';
import type { Step } from './rebase-steps';

/** That a price without a composition was moved in usual shares, and in which; undefined where it was not. */
export const usualWords = ({ usual }: Quoted, steps: readonly Step[]): string | undefined => {
  if (!usual || !steps.some((step) => 'parts' in step || 'travels' in step)) return undefined;
  const shares = COMPONENT_KEYS.filter((key) => usual[key]).map(
    (key) => `${key === 'other' ? '其余' : COMPONENTS[key]} ${usual[key]}%`,
  );
  return `未提供组成，按${usual.section ? `${usual.section} 各` : '同'}清单项 ${usual.n} 条记录的常见构成折算（${shares.join('、')}）`;
};
