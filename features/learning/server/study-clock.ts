import type { PoolClient } from 'pg';
import { TODAY } from '#infra/server/postgres/today';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { Beat } from '../contract';
import { leastSeconds } from '../least-seconds';
import { contentNamed } from './content';

/** A reading that is older begins anew with its next beat. */
const READING_LIFE = '2 days';

/** A browser that counts tells every half minute; what a beat claims beyond this was no attention. */
const MOST_AT_ONCE = 300;

/**
 * The member's row is held until the end, so that of beats at the same time each finds what the one before has counted.
 * A reading is counted from its first beat on, and never two readings for the same second.
 */
const HOLD = `
  insert into study_clock (account_id, counted_until) values ($1, now())
  on conflict (account_id) do update set account_id = excluded.account_id
  returning extract(epoch from counted_until)::float8 as until`;
const BEGIN = `
  insert into study_reading (account_id, id, content_id) values ($1, $2, $3)
  on conflict (account_id, id) do update set id = excluded.id
  returning claimed, content_id as "contentId", extract(epoch from began_at)::float8 as began,
    extract(epoch from now())::float8 as now`;
const CLAIM = 'update study_reading set claimed = greatest(claimed, $3) where account_id = $1 and id = $2';
const COUNT = `
  insert into study_time (account_id, day, content_id, seconds) values ($1, ${TODAY}, $2, $3)
  on conflict (account_id, day, content_id) do update set seconds = least(86400, study_time.seconds + excluded.seconds)`;
const ADVANCE = 'update study_clock set counted_until = now() where account_id = $1';
const PROGRESS = `
  insert into study_progress (account_id, content_id, place, done) values ($1, $2, $3, $4)
  on conflict (account_id, content_id) do update set
    place = coalesce(excluded.place, study_progress.place),
    done = array(select distinct unnest(study_progress.done || excluded.done)),
    opened_at = now()`;
const SO_FAR = `
  select coalesce((select sum(seconds) from study_time where account_id = $1 and content_id = $2), 0)::int as seconds,
    coalesce((select done from study_progress where account_id = $1 and content_id = $2), '{}') as done`;
const FORGET = `delete from study_reading where account_id = $1 and began_at < now() - interval '${READING_LIFE}'`;

export const TODAY_SECONDS = `
  select coalesce(sum(seconds), 0)::int as today from study_time where account_id = $1 and day = ${TODAY}`;

interface StudyReading {
  readonly claimed: number;
  readonly contentId: string;
  readonly began: number;
  readonly now: number;
}

const one = async <Row extends object>(client: PoolClient, sql: string, values: unknown[]): Promise<Row> => {
  const { rows } = await client.query<Row>(sql, values);
  if (!rows[0]) throw new Error('the statement returns a row');
  return rows[0];
};

interface SoFar {
  readonly seconds: number;
  readonly done: readonly string[];
}

/**
 * Of the sections that a browser calls done, those that the attended time of the lesson is long enough for, beside the
 * ones that were done before. What is left out is told again with the next beat.
 */
const soFarWith = async (client: PoolClient, accountId: string, { id, done }: Beat) => {
  const { sections } = contentNamed(id);
  const least = (section: string) => leastSeconds(sections.find((one) => one.id === section));
  const before = await one<SoFar>(client, SO_FAR, [accountId, id]);
  let left = before.seconds - before.done.reduce((sum, section) => sum + least(section), 0);
  const accepted = done.filter((section, at) => {
    if (before.done.includes(section)) return true;
    if (done.indexOf(section) !== at || left < least(section)) return false;
    left -= least(section);
    return true;
  });
  return { seconds: before.seconds, done: accepted };
};

/** Counts what is new in the beat and has really passed, and keeps the progress it brings. */
export const countBeat = async (client: PoolClient, accountId: string, beat: Beat) => {
  const { sections } = contentNamed(beat.id);
  const known = (section: string) => sections.some(({ id }) => id === section);
  if (![...beat.done, ...(beat.place === null ? [] : [beat.place])].every(known))
    throw new ApiError(codes.badRequest, '没有这个章节');
  const { until } = await one<{ until: number }>(client, HOLD, [accountId]);
  await client.query(FORGET, [accountId]);
  const reading = await one<StudyReading>(client, BEGIN, [accountId, beat.reading, beat.id]);
  if (reading.contentId !== beat.id) throw new ApiError(codes.badRequest, '阅读编号属于另一课');
  const passed = Math.max(0, Math.floor(reading.now - Math.max(until, reading.began)));
  const counted = Math.max(0, Math.min(beat.seconds - reading.claimed, passed, MOST_AT_ONCE));
  if (counted > 0) {
    await client.query(COUNT, [accountId, beat.id, counted]);
    await client.query(ADVANCE, [accountId]);
  }
  await client.query(CLAIM, [accountId, beat.reading, beat.seconds]);
  const { seconds, done } = await soFarWith(client, accountId, beat);
  await client.query(PROGRESS, [accountId, beat.id, beat.place, done]);
  const { today } = await one<{ today: number }>(client, TODAY_SECONDS, [accountId]);
  return { counted, today, seconds, done };
};
