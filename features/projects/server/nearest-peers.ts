import type { Pool, PoolClient } from 'pg';
import { widen, WINDOWS } from '#src/costing/widening';
import type { PeerChoice } from '../peer-choice';
import type { Likeness } from '../contract-peers';
import { SAME, type FoundPeerSet } from './peers';

/** The country is what is left. */
const PLACES = ['city', 'province', 'zone'] as const satisfies readonly Likeness[];
/** Of buildings as well as of prices: structure and height first, then the height alone, then the type. */
const LIKENESS_STEPS = [
  ['structure', 'height'],
  ['height'],
  [],
] as const satisfies readonly (readonly Likeness[])[];

/** Of a project with breakdowns those that have them too, so that its parts find peers. */
interface Counted {
  readonly structure: boolean;
  readonly height: boolean;
  /** Of the project itself. */
  readonly hasCity: boolean;
  readonly place: number;
  readonly window: number;
  readonly n: number;
}

const COUNTED = `
  with s as materialized (select * from project where id = $1)
  select ${SAME.structure} as structure, ${SAME.height} as height, s.city_id is not null as "hasCity",
    case when ${SAME.city} then 0 when ${SAME.province} then 1 when ${SAME.zone} then 2 else 3 end as place,
    case ${WINDOWS.map((months) => `when p.price_date between s.price_date - interval '${months} months' and s.price_date + interval '${months} months' then ${months}`).join(' ')} end as window,
    (count(*) filter (where p.has_detail or not s.has_detail))::int as n
  from s join project p on p.type = s.type and p.id <> s.id
    and p.price_date between s.price_date - interval '3 years' and s.price_date + interval '3 years'
  group by 1, 2, 3, 4, 5`;

const nearest = (counted: readonly Counted[]): FoundPeerSet => {
  const nearestPlace = counted[0]?.hasCity ? 0 : 1;
  const { kind, place, months, widened } = widen({
    givenUp: ['', '同结构', '同结构、同层数档'],
    places: ['本市', '本省', '本大区', '全国'].slice(nearestPlace),
    span: '前后',
    countOf: (group) =>
      counted
        .filter(
          (row) =>
            row.place <= group.place + nearestPlace &&
            row.window <= group.months &&
            LIKENESS_STEPS[group.kind]?.every((likeness) => row[likeness]),
        )
        .reduce((sum, row) => sum + row.n, 0),
  });
  const likePlace = PLACES[place + nearestPlace];
  return { same: [...(LIKENESS_STEPS[kind] ?? []), ...(likePlace ? [likePlace] : [])], months, widened };
};

export const peerSet = async (
  pool: Pool | PoolClient,
  id: string,
  choice: PeerChoice,
): Promise<FoundPeerSet> => {
  if (choice !== 'nearest') {
    const { near, province, scale } = choice;
    return {
      same: [...(province ? (['province'] as const) : []), ...(scale ? (['scale'] as const) : [])],
      months: near ? 36 : null,
    };
  }
  const { rows } = await pool.query<Counted>(COUNTED, [id]);
  return nearest(rows);
};
