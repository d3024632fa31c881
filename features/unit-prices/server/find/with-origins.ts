import type { Pool } from 'pg';
import type { Provenance } from '#src/contract/provenance';
import type { UnitPricePage, UnitPriceRow } from '../../contract';

interface Origin {
  readonly id: string;
  readonly originId: number;
}

const places = (origins: readonly Origin[]): ReadonlyMap<number, number> =>
  new Map([...new Set(origins.map(({ originId }) => originId))].map((originId, at) => [originId, at]));

/** Rows of the list with where each of them comes from. */
export const withOrigins = async (
  pool: Pool,
  rows: readonly UnitPriceRow[],
): Promise<Pick<UnitPricePage, 'indexDatas' | 'origins'>> => {
  const { rows: stored } = await pool.query<Origin>(
    'select id::text, origin_id as "originId" from unit_price where id = any ($1::int[])',
    [rows.map(({ id }) => id)],
  );
  const placeOf = places(stored);
  const originOf = new Map(stored.map(({ id, originId }) => [id, placeOf.get(originId)]));
  const { rows: origins } = await pool.query<{ provenance: Provenance }>(
    `select origin.provenance from unnest($1::int[]) with ordinality as asked (id, place)
     join unit_price_origin origin on origin.id = asked.id order by asked.place`,
    [[...placeOf.keys()]],
  );
  return {
    // A record that was taken away meanwhile is not told of without its source.
    indexDatas: rows.flatMap((row) => {
      const origin = originOf.get(row.id);
      return origin === undefined ? [] : [{ ...row, origin }];
    }),
    origins: origins.map(({ provenance }) => provenance),
  };
};
