import type { Pool } from 'pg';
import { dayAt, SHANGHAI_MS } from '#src/contract/shanghai-time';
import { copyRows, type Cell } from '#infra/server/postgres/copy-rows';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { pickWeighted, seeded, wholeWithin, type Random } from '#infra/server/sample/random';
import { makeEventDays } from '../server/retention';
import { visit, type SampleRole } from './visits';

/** What begins so was never sent by a browser. */
const MARK = 'sample-';
const DAYS = 60;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const BATCH = 20_000;
const SEED = 20_260_901;
const EVENTS_A_VISIT = 17;

/** By the hour, of a working day. */
const HOURS = [1, 1, 0, 0, 0, 1, 2, 8, 30, 60, 66, 52, 20, 34, 62, 66, 58, 40, 18, 14, 14, 10, 6, 3] as const;
const ROLES: readonly (readonly [SampleRole, number])[] = [
  ['a', 44],
  ['u', 22],
  ['t', 8],
  ['p', 25],
  ['i', 1],
];

const COLUMNS = {
  id: 'uuid',
  day: 'date',
  received_at: 'timestamptz',
  happened_at: 'timestamptz',
  fncode: 'text',
  guide_type: 'text',
  account_name: 'text',
  search_id: 'bigint',
  tab: 'text',
  sequence: 'int',
  entry: 'bigint',
  device: 'text',
  route: 'text',
  role: 'text',
  query: 'jsonb',
} as const;

const hex = (random: Random, digits: number): string => {
  let text = '';
  while (text.length < digits)
    text += Math.floor(random() * 0x1_0000_0000)
      .toString(16)
      .padStart(8, '0');
  return text.slice(0, digits);
};
/** Version 7, of this moment. */
const idAt = (random: Random, ms: number): string => {
  const time = Math.floor(ms).toString(16).padStart(12, '0');
  const rest = hex(random, 18);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6)}`;
};

interface Person {
  readonly name: string;
  readonly role: SampleRole;
  isNew: boolean;
}

const isWorkingDay = (ms: number): boolean => ![0, 6].includes(new Date(ms + SHANGHAI_MS).getUTCDay());

/** One visit as rows; a few facts are lost on the way, and some come late. */
const rowsOf = (random: Random, person: Person, beginMs: number): Cell[][] => {
  const tab = MARK + hex(random, 12);
  const entry = 1e9 + Math.floor(random() * 9e9);
  let ms = beginMs;
  const rows = visit(random, person.role, person.isNew).map((fact, sequence): Cell[] => {
    ms += fact.after * 1_000;
    const delayMs = random() < 0.01 ? 60_000 * random() * 60 : 40 + 200 * random();
    const day = dayAt(ms);
    return [
      idAt(random, ms),
      day,
      new Date(ms + delayMs).toISOString(),
      new Date(ms).toISOString(),
      fact.fncode,
      fact.guideType ?? null,
      person.role === 'a' ? null : `样例${person.name}`,
      fact.searchId ?? null,
      tab,
      sequence,
      entry,
      `${MARK}${person.name}`,
      fact.route,
      person.role,
      JSON.stringify(fact.query),
    ];
  });
  person.isNew = false;
  return rows.filter(() => random() > 0.0008);
};

const COUNT = [
  `insert into event_hour
   select date_trunc('hour', happened_at), fncode, coalesce(role::text, ''), coalesce(route, ''),
     coalesce(guide_type, ''), count(*)
   from event where device like '${MARK}%' group by 1, 2, 3, 4, 5
   on conflict (hour, fncode, role, route, guide_type) do update set events = event_hour.events + excluded.events`,
  `insert into event_day_sum
   select day, fncode, coalesce(role::text, ''), count(*) from event where device like '${MARK}%' group by 1, 2, 3
   on conflict (day, fncode, role) do update set events = event_day_sum.events + excluded.events`,
  `insert into event_tab (tab, first_at, last_at, role, events, last_sequence, account_name)
   select tab, min(happened_at), max(happened_at), max(role::text), count(*), max(sequence), max(account_name)
   from event where device like '${MARK}%' group by tab`,
  `insert into event_first
   select coalesce(account_name, ''), device, fncode, coalesce(role::text, ''), min(day), max(day)
   from event where device like '${MARK}%' group by 1, 2, 3, 4`,
  `insert into delivery_hour (hour, received, stored)
   select date_trunc('hour', received_at), count(*), count(*) from event where device like '${MARK}%' group by 1
   on conflict (hour) do update set received = delivery_hour.received + excluded.received,
     stored = delivery_hour.stored + excluded.stored`,
];
const UNCOUNT = [
  `update event_hour as h set events = h.events - s.events
   from (select date_trunc('hour', happened_at) as hour, fncode, coalesce(role::text, '') as role,
       coalesce(route, '') as route, coalesce(guide_type, '') as guide_type, count(*) as events
     from event where device like '${MARK}%' group by 1, 2, 3, 4, 5) as s
   where (h.hour, h.fncode, h.role, h.route, h.guide_type) = (s.hour, s.fncode, s.role, s.route, s.guide_type)`,
  'delete from event_hour where events <= 0',
  `update event_day_sum as h set events = h.events - s.events
   from (select day, fncode, coalesce(role::text, '') as role, count(*) as events
     from event where device like '${MARK}%' group by 1, 2, 3) as s
   where (h.day, h.fncode, h.role) = (s.day, s.fncode, s.role)`,
  'delete from event_day_sum where events <= 0',
  `delete from event_tab where tab like '${MARK}%'`,
  `delete from event_first where device like '${MARK}%'`,
  `update delivery_hour as d set received = d.received - s.events, stored = d.stored - s.events
   from (select date_trunc('hour', received_at) as hour, count(*) as events
     from event where device like '${MARK}%' group by 1) as s
   where d.hour = s.hour`,
  'delete from delivery_hour where received <= 0',
];

/** Facts of visits in the sixty days before `untilMs`, in place of those there are; gives how many. */
export const makeTraffic = async (
  pool: Pool,
  wanted: number,
  untilMs: number,
  progress: (stored: number) => void,
): Promise<number> => {
  await removeTraffic(pool);
  await makeEventDays(pool, DAYS + 2);
  const random = seeded(SEED);
  const visits = Math.ceil(wanted / EVENTS_A_VISIT);
  const people = Array.from({ length: Math.max(20, Math.ceil(visits / 6)) }, (_, at): Person => ({
    name: String(at + 1).padStart(5, '0'),
    role: pickWeighted(random, ROLES),
    isNew: true,
  }));
  const days = Array.from({ length: DAYS }, (_, back) => untilMs - (DAYS - back) * DAY_MS).map(
    (ms, at) => [ms, (isWorkingDay(ms) ? 10 : 2) * (1 + at / DAYS)] as const,
  );
  const hours = HOURS.map((weight, hour) => [hour, weight] as const);
  let rows: Cell[][] = [];
  let stored = 0;
  const flush = async () => {
    await inTransaction(pool, (client) => copyRows(client, 'event', COLUMNS, rows));
    stored += rows.length;
    rows = [];
    progress(stored);
  };
  while (stored + rows.length < wanted) {
    const dayMs = pickWeighted(random, days);
    const midnightMs = Math.floor((dayMs + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS;
    const beginMs = midnightMs + pickWeighted(random, hours) * HOUR_MS + wholeWithin(random, [0, HOUR_MS]);
    // Some come often, most hardly ever.
    const person = people[Math.floor(people.length * random() ** 2)];
    // The last visit ends where there are as many as were asked for.
    const room = wanted - stored - rows.length;
    if (person && beginMs < untilMs - HOUR_MS) rows.push(...rowsOf(random, person, beginMs).slice(0, room));
    if (rows.length >= BATCH) await flush();
  }
  await flush();
  await inTransaction(pool, async (client) => {
    for (const sql of COUNT) await client.query(sql);
  });
  await pool.query('analyze event, event_hour, event_day_sum, event_tab, event_first');
  return stored;
};

/** Gives how many there were. */
export const removeTraffic = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    for (const sql of UNCOUNT) await client.query(sql);
    const { rowCount } = await client.query(`delete from event where device like '${MARK}%'`);
    await client.query(`delete from known_gap where tab like '${MARK}%'`);
    return rowCount ?? 0;
  });
