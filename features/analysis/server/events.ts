import type { Pool } from 'pg';
import { SHANGHAI_MS } from '#src/contract/shanghai-time';
import { meaningOf } from '#src/kernel/facts';
import { Parameters } from '#infra/server/postgres/parameters';
import type { EventRow, Events, TabEvents, Tabs } from '../contract/streams';
import type { Period } from '../contract/period';
import { DAY_MS, dayAt, during } from './during';
import { EXPECTED, TABS } from './expected';

const PAGE = 50;
const MOST_TABS = 200;
const MOST_OF_TAB = 2_000;

type Row = Omit<EventRow, 'at' | 'receivedAt' | 'meaning'> & { readonly at: Date; readonly receivedAt: Date };

const COLUMNS = `
  id, happened_at as at, received_at as "receivedAt", fncode, account_name as "accountName", role::text as role, tab,
  sequence, route, search_id::text as "searchId", guide_type as "guideType", query`;

const eventOf = ({ at, receivedAt, ...row }: Row): EventRow => ({
  ...row,
  at: at.toISOString(),
  receivedAt: receivedAt.toISOString(),
  meaning: meaningOf(row.fncode) ?? null,
});

type Placed = Row & { readonly second: string };

/** The latest come from one or two days, however many are asked for: no other needs to be sorted. */
const readByDay = async (
  read: (days: Period, most: number) => Promise<readonly Placed[]>,
  { from, to, role }: Period,
  { untilS, most }: { readonly untilS: number; readonly most: number },
): Promise<readonly Placed[]> => {
  const rows: Placed[] = [];
  const lastMs = Math.min(Date.parse(to), Math.floor((untilS * 1_000 + SHANGHAI_MS) / DAY_MS) * DAY_MS);
  for (let ms = lastMs; ms >= Date.parse(from) && rows.length < most; ms -= DAY_MS)
    rows.push(...(await read({ from: dayAt(ms), to: dayAt(ms), role }, most - rows.length)));
  return rows;
};

export interface EventsPlan extends Period {
  readonly codes?: string | undefined;
  readonly account?: string | undefined;
  readonly tab?: string | undefined;
  readonly route?: string | undefined;
  readonly before?: string | undefined;
}

export const eventsOf = async (
  pool: Pool,
  { codes, account, tab, route, before, ...period }: EventsPlan,
  page = PAGE,
): Promise<Events> => {
  const [second, id] = before?.split('_') ?? [];
  const read = async (days: Period, most: number): Promise<readonly Placed[]> => {
    const parameters = new Parameters();
    const conditions = [
      during(parameters, days),
      ...(codes ? [`fncode = any(${parameters.add(codes.split(','), 'text[]')})`] : []),
      ...(account ? [`account_name = ${parameters.add(account, 'text')}`] : []),
      ...(tab ? [`tab = ${parameters.add(tab, 'text')}`] : []),
      ...(route ? [`route = ${parameters.add(route, 'text')}`] : []),
      ...(second && id
        ? [
            `(happened_at, id) < (to_timestamp(${parameters.add(second, 'numeric')}::float8), ${parameters.add(id, 'uuid')})`,
          ]
        : []),
    ];
    const { rows } = await pool.query<Placed>(
      `select ${COLUMNS}, extract(epoch from happened_at)::text as second from event
     where ${conditions.join(' and ')} order by happened_at desc, id desc limit ${most}`,
      parameters.values,
    );
    return rows;
  };
  const rows =
    account || tab
      ? await read(period, page + 1)
      : await readByDay(read, period, {
          untilS: second === undefined ? Infinity : Number(second),
          most: page + 1,
        });
  const shown = rows.slice(0, page);
  const last = rows.length > page ? shown.at(-1) : undefined;
  return {
    events: shown.map(({ second: _, ...row }) => eventOf(row)),
    next: last ? `${last.second}_${last.id}` : null,
  };
};

interface TabsPlan extends Period {
  readonly account?: string | undefined;
  readonly holes?: 'only' | undefined;
}

export const tabsOf = async (pool: Pool, { from, to, role, account, holes }: TabsPlan): Promise<Tabs> => {
  const parameters = new Parameters();
  const { rows } = await pool.query<{
    tab: string;
    firstAt: Date;
    lastAt: Date;
    role: string;
    events: number;
    missing: number;
  }>(
    `select tab, first_at as "firstAt", last_at as "lastAt", role, events,
       greatest(${EXPECTED} - events, 0)::float8 as missing
     from ${TABS} where first_at >= ${parameters.add(from, 'date')}::timestamp at time zone 'Asia/Shanghai'
       and first_at < (${parameters.add(to, 'date')} + 1)::timestamp at time zone 'Asia/Shanghai'
       ${role ? `and role = ${parameters.add(role, 'text')}` : ''}
       ${account ? `and account_name = ${parameters.add(account, 'text')}` : ''}
       ${holes ? `and events < ${EXPECTED}` : ''}
     order by first_at desc limit ${MOST_TABS}`,
    parameters.values,
  );
  return {
    tabs: rows.map(({ firstAt, lastAt, ...row }) => ({
      ...row,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  };
};

/** Of the days that a tab was open. */
const OF_TAB = `tab = $1 and day between (select event_day(first_at) from event_tab where tab = $1)
  and (select event_day(last_at) from event_tab where tab = $1)`;

/** Numbers up to the last one that came, neither stored nor known not to be. */
const HOLES = `
  select lower(hole)::float8 as "from", upper(hole)::float8 - 1 as "to"
  from ${TABS}, unnest(int8multirange(int8range(0, last_sequence, '[]')) - coalesce(numbers, '{}') - coalesce((
    select range_agg(int8range(sequence, sequence, '[]')) from event where ${OF_TAB} and sequence is not null
  ), '{}')) as hole
  where tab = $1 order by 1`;

export const tabEventsOf = async (pool: Pool, tab: string): Promise<TabEvents> => {
  const { rows } = await pool.query<Row>(
    `select ${COLUMNS} from event where ${OF_TAB} order by sequence, happened_at limit ${MOST_OF_TAB}`,
    [tab],
  );
  const holes = await pool.query<TabEvents['holes'][number]>(HOLES, [tab]);
  return { events: rows.map(eventOf), holes: holes.rows };
};

/** A place in the order of arrival: the database's time to the microsecond as text, and the id. */
export interface Mark {
  readonly at: string;
  readonly id: string;
}

interface Arrivals {
  readonly after: Mark;
  /** Ids that are not wanted again. */
  readonly but: readonly string[];
  readonly most: number;
}

export const arrivalsOf = async (
  pool: Pool,
  { after, but, most }: Arrivals,
): Promise<{ readonly events: readonly EventRow[]; readonly last: Mark | undefined }> => {
  const { rows } = await pool.query<Row & { readonly mark: string }>(
    `select ${COLUMNS}, received_at::text as mark from event
     where (received_at, id) > ($1::timestamptz, $2::uuid) and received_at >= $1::timestamptz
       and id <> all($3::uuid[]) and day between event_day(now()) - 8 and event_day(now()) + 1
     order by received_at, id limit $4`,
    [after.at, after.id, but, most],
  );
  const last = rows.at(-1);
  return {
    events: rows.map(({ mark: _, ...row }) => eventOf(row)),
    last: last && { at: last.mark, id: last.id },
  };
};
