import type { Ordered } from '#src/contract/listing/list';
import type { ListView, Sort, WaterPage } from '../../contract';

/** Values are ordered within one unit basis: the only one there is goes with the order; undefined where there are several. */
export const sortChange = (
  { sort, order }: Ordered<string>,
  { unitBasis }: Pick<ListView, 'unitBasis'>,
  found: WaterPage['unitBases'],
): (Ordered<Sort> & Pick<ListView, 'unitBasis'>) | undefined => {
  const [only, ...more] = found;
  if (sort !== 'value' || unitBasis !== undefined) return { sort: sort as Sort, order };
  return only && more.length === 0 ? { sort, order, unitBasis: only.value } : undefined;
};
