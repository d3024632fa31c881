import type { Pool } from 'pg';
import { placeOf } from '#infra/server/http/address-register';
import { Answer, type Route } from '#infra/server/http/route';

const KEEP = `
  insert into login_place (login_id, place) select id, $2 from login_family where id::text = $1
  on conflict (login_id) do update set place = excluded.place`;

/** A login that notes from which city it came; it succeeds even where that cannot be noted. */
export const rememberPlace =
  (pool: Pool, locate = placeOf) =>
  ({ call, handle }: Route): Route => ({
    call,
    handle: async (ask) => {
      const answer = await handle(ask);
      const loginId = answer instanceof Answer ? answer.more.id : undefined;
      const place = loginId === undefined ? undefined : locate(ask.ip);
      if (place) {
        await pool.query(KEEP, [loginId, place]).catch((error: unknown) => {
          ask.log.warn({ err: error }, 'place of a login was not kept');
        });
      }
      return answer;
    },
  });
