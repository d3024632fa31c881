import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { codes } from '#src/contract/codes';
import type { Provenance } from '#src/contract/provenance';
import { costIndexPath } from '#src/contract/records';
import { ApiError } from '#infra/server/http/api-error';
import { member, route, transactionOf } from '#infra/server/http/route';
import { keyedSecret } from '#infra/server/security/keyed-secret';
import { monthAt } from '#src/contract/shanghai-time';
import type { RecordSection } from '#infra/server/server-slice';
import { baseInfoCall, indexResultCall, viewTokenCall } from '../contract';
import { contactCall } from '../contract-contact';
import { indexSamples } from '../samples';
import { findIndexes } from './find-indexes';
import { settleSeries } from './index-entries';
import { keepContact } from './keep-contact';
import { provenanceOf } from './provenance';
import { titleOf } from '../title-of';
import { NEWEST_OF_SERIES, type NewestOfSeries } from './read-series';
import { presentHead, showIndex } from './show-index';

export { seriesOfResources } from './series-of-resources';
export { readLabourIndex } from './labour-index';

/** What other sections show of an index: 收藏, 点赞. One that is no longer published is not described. */
export const describeIndexes = (pool: Pool) => async (ids: readonly string[]) => {
  const { rows } = await pool.query<NewestOfSeries>(`${NEWEST_OF_SERIES} and s.id = any ($1::text[])`, [ids]);
  return rows.map((row) => {
    const provenance: Provenance = provenanceOf(row, row);
    return {
      ref: row.id,
      title: titleOf(row),
      subtitle: [row.category, row.item].filter(Boolean).join(' '),
      areaName: row.areaName,
      priceDate: row.period,
      figure: { label: '最新值', value: row.value, unit: row.unit, basis: '' },
      address: costIndexPath(row.id),
      provenance,
    };
  });
};

export const VIEW_LIFE_MS = 600_000;
export const STALE = '查看凭证已过期，请重新打开本指数';
export const FOREIGN = '查看凭证不属于当前账号或这条指数，请重新打开本指数';

const keyOf = keyedSecret('index view');

/** Whose right it is, and to what. */
interface View {
  readonly globalId: string;
  readonly seriesId: string;
}

const sign = (key: Buffer, { globalId, seriesId }: View, until: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([globalId, seriesId, until]))
    .digest('base64url');

/** `<end in base 36>.<signature>`: says nothing of the member it was made for. */
export const issueViewToken = async (pool: Pool, view: View, now: number): Promise<string> => {
  const until = (now + VIEW_LIFE_MS).toString(36);
  return `${until}.${sign(await keyOf(pool), view, until)}`;
};

const form = z.string().check(z.regex(/^[0-9a-z]{1,11}\.[\w-]{43}$/));

/** @throws ApiError 400 when it has expired, was altered, or was issued to somebody else or for another series. */
export const checkViewToken = async (pool: Pool, token: string, view: View, now: number): Promise<void> => {
  if (!z.safeParse(form, token).success) throw new ApiError(codes.badRequest, FOREIGN);
  const [until = '', signature = ''] = token.split('.');
  const right = Buffer.from(sign(await keyOf(pool), view, until));
  const shown = Buffer.from(signature);
  if (right.length !== shown.length || !timingSafeEqual(right, shown))
    throw new ApiError(codes.badRequest, FOREIGN);
  if (parseInt(until, 36) <= now) throw new ApiError(codes.badRequest, STALE);
};

export interface CostIndexParts {
  readonly pool: Pool;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export const costIndexesServer = ({
  pool,
  now = () => Date.now(),
}: CostIndexParts): RecordSection<'costIndex'> => ({
  routes: [
    route(baseInfoCall, ({ query }) => findIndexes(pool, query, monthAt(now()))),

    route(viewTokenCall, async (context) => {
      const { id } = await presentHead(pool, context.query.id);
      const { globalId } = member(context);
      const viewToken = await issueViewToken(pool, { globalId, seriesId: id }, now());
      return { viewToken, lifeMs: VIEW_LIFE_MS };
    }),

    route(indexResultCall, async (context) => {
      const { id, viewToken, areas, from, to } = context.query;
      await checkViewToken(pool, viewToken, { globalId: member(context).globalId, seriesId: id }, now());
      return showIndex(pool, { id, areas: areas?.split(',') ?? [], from, to }, monthAt(now()));
    }),

    route(contactCall, async (context) => ({
      number: await keepContact(transactionOf(context), {
        contact: context.body,
        identity: member(context),
        ip: context.ip,
      }),
    })),
  ],
  samples: indexSamples,
  settle: settleSeries,
  records: { costIndex: { describe: describeIndexes(pool) } },
});
