import type { Pool } from 'pg';
import type { PeerChoice } from '../peer-choice';
import { BAND_FROM, SAME, type Likeness, type PeerSet } from './peers';

const PLACES = ['city', 'province', 'zone', 'country'] as const;
type Place = (typeof PLACES)[number];
const WINDOWS = [12, 24, 36] as const;
/** Of buildings as well as of prices: structure and height first, then the height alone, then the type. */
const KINDS = [['structure', 'height'], ['height'], []] as const satisfies readonly (readonly Likeness[])[];

/** Of a project with breakdowns those that have them too, so that its parts find peers. */
interface Counted {
  readonly structure: boolean;
  readonly height: boolean;
  readonly place: number;
  readonly window: number;
  readonly n: number;
}

const COUNTED = `
  with s as materialized (select * from project where id = $1)
  select ${SAME.structure} as structure, ${SAME.height} as height,
    case when ${SAME.city} then 0 when ${SAME.province} then 1 when ${SAME.zone} then 2 else 3 end as place,
    case ${WINDOWS.map((months) => `when p.price_date between s.price_date - interval '${months} months' and s.price_date + interval '${months} months' then ${months}`).join(' ')} end as window,
    (count(*) filter (where p.has_detail or not s.has_detail))::int as n
  from s join project p on p.type = s.type and p.id <> s.id
    and p.price_date between s.price_date - interval '3 years' and s.price_date + interval '3 years'
  group by 1, 2, 3, 4`;

const has = (row: Counted, likeness: (typeof KINDS)[number][number]): boolean => row[likeness];

const KIND_WORDS: Readonly<Record<number, string>> = { 1: '同结构的不足', 2: '同结构、同层数档的不足' };
const PLACE_WORDS: Readonly<Record<Place, string>> = {
  city: '本市',
  province: '本省',
  zone: '本大区',
  country: '全国',
};

const wordsOf = (kind: number, place: number, months: number): string | undefined => {
  const [shortest] = WINDOWS;
  const passed = PLACES.slice(0, place).map((each) => PLACE_WORDS[each]);
  const reasons = [
    ...(KIND_WORDS[kind] ? [`${KIND_WORDS[kind]} ${BAND_FROM} 个`] : []),
    ...(passed.length > 0 ? [`${passed.join('、')}前后 36 个月内不足 ${BAND_FROM} 个`] : []),
  ];
  if (reasons.length > 0)
    return `${reasons.join('；')}，放宽到${PLACE_WORDS[PLACES[place] ?? 'country']}前后 ${months} 个月`;
  return months === shortest
    ? undefined
    : `前后 ${shortest} 个月内不足 ${BAND_FROM} 个，放宽到 ${months} 个月`;
};

const placeIn = (place: Place): readonly Likeness[] => (place === 'country' ? [] : [place]);

/** The nearest place and shortest window that hold enough buildings of the same structure and height; then others. */
const nearest = (counted: readonly Counted[]): PeerSet => {
  for (const [kind, likenesses] of KINDS.entries())
    for (const [at, place] of PLACES.entries())
      for (const months of WINDOWS) {
        const n = counted
          .filter(
            (row) => row.place <= at && row.window <= months && likenesses.every((each) => has(row, each)),
          )
          .reduce((sum, row) => sum + row.n, 0);
        if (n >= BAND_FROM)
          return { same: [...likenesses, ...placeIn(place)], months, widened: wordsOf(kind, at, months) };
      }
  return { same: [], months: 36, widened: `全国同业态前后 36 个月内仍不足 ${BAND_FROM} 个` };
};

export const peerSet = async (pool: Pool, id: string, choice: PeerChoice): Promise<PeerSet> => {
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
