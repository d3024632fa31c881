import type { Basis } from '#src/costing/basis';
import type { PublishedTable } from './contract';

/** 2025-09 · 广东 · 除税; empty for a basis that asks for nothing. */
export const basisWords = (
  { period, areaId, taxBasis }: Basis,
  table: Pick<PublishedTable, 'factors'> | undefined,
): string => {
  const place = areaId && (table?.factors.find((one) => one.areaId === areaId)?.name ?? '所选地区');
  return [period, place, taxBasis].filter(Boolean).join(' · ');
};
