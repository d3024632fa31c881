import { formatNumber } from '#src/ui/format';
import type { ProjectDetail } from '../../contract';

/** The place among the peers as a sentence, `own` read like theirs; without a band no middle half is claimed. */
export const standingWords = (
  { standing: { n, rank, band } }: Pick<ProjectDetail, 'standing'>,
  own: number | null,
): string => {
  if (own === null) return '本工程不能折算到所选口径，不作比较。';
  if (rank === null) return `同类只有 ${n} 个，样本不足，不作比较。`;
  const place = `本工程单方 ${formatNumber(own, 2)} 元/㎡，在 ${formatNumber(n)} 个同类中有 ${formatNumber(rank)}% 不高于它`;
  if (!band) return `${place}；少于 10 个样本，不给区间。`;
  const where =
    own < band.p25 ? '低于同类的中间一半' : own > band.p75 ? '高于同类的中间一半' : '落在同类的中间一半之内';
  return `${place}，${where}（${formatNumber(band.p25, 2)}–${formatNumber(band.p75, 2)}）。`;
};
