import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { MASKED_USERNAME } from '#infra/server/postgres/masked-username';
import type { TeamInfo } from '../contract/team';
import { TEAM_BOX } from '../rules/gift-boxes';
import { TEAM_HOURS, TEAM_POINTS, TEAM_SIZE } from '../rules/team';
import { SEASON_DAYS } from '#src/contract/prizes';
import type { ActivityEngine } from './engine';
import { newSecretUrl } from './secret-url';

export const NO_TEAM = '队伍不存在';
export const TEAM_OVER = '组队链接已过期';
export const TEAM_FULL = '队伍已满';
export const IN_ANOTHER = '本季已在另一支队伍里';
export const NOT_FULL = '队伍还没有满员';
const KEY = TEAM_BOX.key;
const GOAL = 'team';

const TEAM = `
  select team.id::text as id, url, team.season, captain_id::text as "captainId", full_at is not null as "isFull",
    expires_at < now() as "isOver",
    to_char(expires_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "endsAt"
  from team`;
const OF_MEMBER = `${TEAM} join team_member m on m.team_id = team.id where m.account_id = $1`;
const OWN = `${OF_MEMBER} and m.season = $2`;
const NAMED = `${OF_MEMBER} and team.id = $2`;
const MEMBERS = `
  select ${MASKED_USERNAME} as name from team_member join account on account.id = account_id where team_id = $1 order by team_member.at`;
/** Filled in a season before, and not rewarded yet. */
const UNCLAIMED = `
  ${OF_MEMBER} and m.season < $2 and full_at is not null and m.season <> all ($3::int[]) order by m.season limit 1`;
/** No longer than the season, or the activity. */
const OPEN = `
  insert into team (season, captain_id, url, expires_at)
  values ($1, $2, $3, least(now() + interval '${TEAM_HOURS} hours',
    (least($4::date + $1 * ${SEASON_DAYS} - 1, $5::date) + 1)::timestamp at time zone 'Asia/Shanghai'))
  returning id::text`;
const JOIN = 'insert into team_member (season, account_id, team_id) values ($1, $2, $3)';
const LEAVE = 'delete from team_member where season = $1 and account_id = $2';
const COUNT = 'select count(*)::int as count from team_member where team_id = $1';
const FULL = 'update team set full_at = now() where id = $1';

interface Team {
  readonly id: string;
  readonly url: string;
  readonly season: number;
  readonly captainId: string;
  readonly isFull: boolean;
  readonly isOver: boolean;
  readonly endsAt: string;
}

const ownTeam = async (
  client: Pool | PoolClient,
  accountId: string,
  season: number,
): Promise<Team | undefined> => (await client.query<Team>(OWN, [accountId, season])).rows[0];

const shownTeam = async (pool: Pool, accountId: string, season: number, rewarded: readonly number[]) =>
  (await pool.query<Team>(UNCLAIMED, [accountId, season, rewarded])).rows[0] ??
  (await ownTeam(pool, accountId, season));

/** The team that still binds a member; one that went by unfilled is left. */
const bindingTeam = async (
  client: PoolClient,
  accountId: string,
  season: number,
): Promise<Team | undefined> => {
  const own = await ownTeam(client, accountId, season);
  if (!own || own.isFull || !own.isOver) return own;
  await client.query(LEAVE, [season, accountId]);
  return undefined;
};

export const openTeam = async (client: PoolClient, engine: ActivityEngine, accountId: string) => {
  await engine.hold(client, accountId);
  const { day, startsOn, endsOn } = await engine.running(client, KEY);
  const season = engine.seasonOf(day);
  const binding = await bindingTeam(client, accountId, season);
  if (binding && binding.captainId !== accountId) throw new ApiError(codes.conflict, IN_ANOTHER);
  if (!binding) {
    const { rows } = await client.query<{ id: string }>(OPEN, [
      season,
      accountId,
      newSecretUrl(),
      startsOn,
      endsOn,
    ]);
    await client.query(JOIN, [season, accountId, rows[0]?.id]);
  }
  const team = await ownTeam(client, accountId, season);
  if (!team) throw new Error('the team was just opened');
  return { urlId: team.id, url: team.url, endsAt: team.endsAt };
};

const countOf = async (client: PoolClient, id: string): Promise<number> =>
  (await client.query<{ count: number }>(COUNT, [id])).rows[0]?.count ?? 0;

/** The team's row is held, so that of many who come at once no more join than fit. */
export const joinTeam = async (
  client: PoolClient,
  engine: ActivityEngine,
  accountId: string,
  url: string,
) => {
  await engine.hold(client, accountId);
  const season = engine.seasonOf((await engine.running(client, KEY)).day);
  const { rows } = await client.query<Team>(`${TEAM} where url = $1 and season = $2 for update`, [
    url,
    season,
  ]);
  const [team] = rows;
  if (!team) throw new ApiError(codes.notFound, NO_TEAM);
  const binding = await bindingTeam(client, accountId, season);
  const count = await countOf(client, team.id);
  if (binding?.id === team.id) return { urlId: team.id, count };
  if (binding) throw new ApiError(codes.conflict, IN_ANOTHER);
  if (count >= TEAM_SIZE) throw new ApiError(codes.conflict, TEAM_FULL);
  if (team.isOver) throw new ApiError(codes.conflict, TEAM_OVER);
  await client.query(JOIN, [season, accountId, team.id]);
  if (count + 1 === TEAM_SIZE) await client.query(FULL, [team.id]);
  return { urlId: team.id, count: count + 1 };
};

/** To every member of a full team, once a season; asked again, the same. */
export const rewardTeam = async (
  client: PoolClient,
  engine: ActivityEngine,
  accountId: string,
  id: string,
): Promise<{ readonly points: number }> => {
  await engine.hold(client, accountId);
  const { rows } = await client.query<Team>(NAMED, [accountId, id]);
  const [team] = rows;
  if (!team) throw new ApiError(codes.notFound, NO_TEAM);
  const gifts = await engine.giftsOf(client, accountId, KEY);
  if (gifts.some(({ number }) => number === team.season)) return { points: TEAM_POINTS };
  // Earned is earned: the end of a season or of the activity takes it from nobody.
  if ((await engine.standing(client, KEY)).state !== 'ended') await engine.running(client, KEY);
  if (!team.isFull) throw new ApiError(codes.conflict, NOT_FULL);
  await engine.giveGift(client, {
    activity: KEY,
    accountId,
    goal: GOAL,
    number: team.season,
    season: team.season,
    name: `${TEAM_POINTS} 积分`,
    reward: {
      kind: 'points',
      points: TEAM_POINTS,
    },
  });
  return { points: TEAM_POINTS };
};

const stateOf = ({ isFull, isOver }: Team): 'open' | 'full' | 'over' => {
  if (isFull) return 'full';
  return isOver ? 'over' : 'open';
};

export const teamInfo = async (
  pool: Pool,
  engine: ActivityEngine,
  accountId: string | undefined,
  isInvitor: boolean | undefined,
): Promise<TeamInfo> => {
  const { day, state, why, startsOn, endsOn } = await engine.standing(pool, KEY);
  const season = engine.seasonOf(Math.max(0, day));
  const gifts = accountId === undefined ? [] : await engine.giftsOf(pool, accountId, KEY);
  const rewarded = gifts.map(({ number }) => number);
  const found = accountId === undefined ? undefined : await shownTeam(pool, accountId, season, rewarded);
  const own = isInvitor === undefined || (found?.captainId === accountId) === isInvitor ? found : undefined;
  const members = own ? await pool.query<{ name: string }>(MEMBERS, [own.id]) : { rows: [] };
  return {
    standing: { state, why, startsOn, endsOn },
    rules: [...TEAM_BOX.rules],
    size: TEAM_SIZE,
    points: TEAM_POINTS,
    team: own
      ? {
          urlId: own.id,
          url: own.url,
          endsAt: own.endsAt,
          state: stateOf(own),
          isInvitor: own.captainId === accountId,
          members: members.rows.map(({ name }) => name),
          isRewarded: rewarded.includes(own.season),
        }
      : null,
  };
};
