import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { networkOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { member, route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import {
  advertisementClickCall,
  closeHomePopCall,
  homePopFlagCall,
  popupInfoCall,
  popupJumpCall,
  promotionsCall,
  topImageCall,
  userStandardCall,
} from '../contract';
import { drawings } from './drawings';

type AdSlot = 'entrance' | 'home' | 'top';

interface Promotion {
  readonly id: string;
  readonly title: string;
  /** Null for the house's own drawing. */
  readonly imagePath: string | null;
  readonly jumpedUrl: string;
}

/** What runs now at this place, newest first. */
const current = async (pool: Pool, place: AdSlot, most: number): Promise<readonly Promotion[]> => {
  const { rows } = await pool.query<Promotion>(
    `select id::text, title, image_path as "imagePath", jumped_url as "jumpedUrl" from promotion
     where place = $1 and starts_at <= now() and (ends_at is null or ends_at > now())
     order by starts_at desc, promotion.id desc limit $2`,
    [place, most],
  );
  return rows;
};

const MOST_ON_HOME = 5;
const PER_NETWORK = { name: 'promotion.jump', limit: 60, windowS: 3_600 };

export const NO_PROMOTION = '该推广已结束';

export const promotionsServer = ({ pool }: { readonly pool: Pool }): ServerSlice => {
  const advertisements = async (place: AdSlot, most: number) =>
    (await current(pool, place, most)).map(({ imagePath, ...one }) => ({
      ...one,
      imagePath: imagePath ?? drawings[place],
    }));

  return {
    routes: [
      route(homePopFlagCall, async ({ query, identity }) => {
        const { rows } = await pool.query<{ imagePath: string | null }>(
          `select image_path as "imagePath" from popup
         where name = $1 and starts_at <= now() and (ends_at is null or ends_at > now())
           and not exists (select from popup_handled where popup = name and account_id = $2)`,
          [query.popEnum, member({ identity }).accountId],
        );
        return {
          popFlag: rows.length === 1,
          imagePath: rows[0] ? (rows[0].imagePath ?? drawings.recruit) : '',
        };
      }),

      route(closeHomePopCall, async ({ query, identity }) => {
        await pool.query(
          `insert into popup_handled (account_id, popup)
         select $1, name from popup where name = $2 on conflict do nothing`,
          [member({ identity }).accountId, query.popEnum],
        );
        return null;
      }),

      route(popupInfoCall, async () => {
        const [entrance] = await advertisements('entrance', 1);
        if (!entrance) return null;
        const { imagePath, ...one } = entrance;
        return { ...one, entranceImgPath: imagePath };
      }),

      // Beyond the budget a jump is not counted, and not stopped either.
      route(popupJumpCall, async ({ body, ip }) => {
        if (await consumeRateLimit(pool, { ...PER_NETWORK, key: networkOf(ip) })) {
          await pool.query('update promotion set jumps = jumps + 1 where id = $1', [body.id]);
        }
        return null;
      }),

      route(userStandardCall, async ({ query, identity }) => {
        const { rowCount } = await pool.query(
          'select from promotion_click where account_id = $1 and promotion_id = $2',
          [member({ identity }).accountId, query.id],
        );
        return { clicked: rowCount === 1 };
      }),

      route(advertisementClickCall, async ({ query, identity }) => {
        const { rowCount } = await pool.query(
          `insert into promotion_click (account_id, promotion_id)
         select $1, id from promotion where id = $2
         on conflict (account_id, promotion_id) do update set at = excluded.at`,
          [member({ identity }).accountId, query.id],
        );
        if (rowCount === 0) throw new ApiError(codes.notFound, NO_PROMOTION);
        return null;
      }),

      route(promotionsCall, () => advertisements('home', MOST_ON_HOME)),
      route(topImageCall, async () => (await advertisements('top', 1))[0] ?? null),
    ],
  };
};
