import { formatNumber } from '#src/ui/format';
import type { ProjectPage } from '../../contract';

/** Counting stops at a cap; from there on the number is a lower bound. */
export const totalText = ({ count, exact }: ProjectPage['total']): string =>
  exact ? `共 ${formatNumber(count)} 个工程` : `超过 ${formatNumber(count)} 个工程`;
