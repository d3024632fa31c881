import { NATIONWIDE } from '#src/contract/places';
import type { IndexResult } from './contract';

/** A name that tells the region: 广东综合造价指数. */
export const titleOf = ({
  name,
  areaId,
  areaName,
}: Pick<IndexResult['series'], 'name' | 'areaId' | 'areaName'>): string =>
  areaId === NATIONWIDE || name.startsWith(areaName) ? name : `${areaName}${name}`;
