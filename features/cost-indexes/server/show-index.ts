import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { MOST_REGIONS, type IndexPoint, type IndexResult } from '../contract';
import { contributionOf } from './contribution';
import { provenanceOf } from './provenance';
import { readHead, readPoints, readSiblings, type SeriesHead } from './read-series';
import { readPlaces, readPublications, readRevisions } from './records';

export const NO_SERIES = '没有找到这条指数，它可能已停止发布';

export interface IndexWish {
  readonly id: string;
  readonly areas: readonly string[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** @throws ApiError 440 */
export const presentHead = async (pool: Pool, id: string): Promise<SeriesHead> => {
  const head = await readHead(pool, id);
  if (!head) throw new ApiError(codes.notFound, NO_SERIES);
  return head;
};

const newestOf = (points: readonly IndexPoint[]) => ({
  period: points.findLast(({ status }) => status !== 'forecast')?.period ?? '',
  revision: points.reduce((sum, { revision }) => sum + revision, 0),
});

/** One series with all that is known of it, and up to four of the same kind beside it. */
export const showIndex = async (pool: Pool, { id, areas, from, to }: IndexWish): Promise<IndexResult> => {
  const head = await presentHead(pool, id);
  const siblings = await readSiblings(pool, head);
  const beside = [...new Set(areas)]
    .flatMap((areaId) => siblings.find((one) => one.areaId === areaId && one.areaId !== head.areaId) ?? [])
    .slice(0, MOST_REGIONS - 1);
  const own = { seriesId: head.id, areaId: head.areaId, areaName: head.areaName };
  const shown = [own, ...beside];
  const points = await readPoints(
    pool,
    shown.map(({ seriesId }) => seriesId),
  );
  const ownPoints = points.get(head.id) ?? [];
  const [contribution, publications, revisions, places] = await Promise.all([
    contributionOf(pool, head, ownPoints, { from, to }),
    readPublications(pool, head),
    readRevisions(pool, head.id),
    readPlaces(pool),
  ]);
  return {
    series: head,
    provenance: provenanceOf(head, newestOf(ownPoints)),
    regions: shown.map((region) => ({ ...region, points: points.get(region.seriesId) ?? [] })),
    comparable: siblings.map(({ areaId, areaName }) => ({ areaId, areaName })),
    contribution,
    publications,
    revisions,
    places,
  };
};
