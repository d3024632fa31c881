import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { member, route, transactionOf, type Route } from '#infra/server/http/route';
import type { StreamAnswer } from '#infra/server/http/stream-answer';
import type { Sealing } from '#infra/server/security/sealing';
import {
  addWebhookCall,
  erasePersonCall,
  exportPersonCall,
  privacyCall,
  removeWebhookCall,
  setRetentionCall,
  testWebhookCall,
  webhooksCall,
} from '../contract';
import { demandAdmin, isAdmin } from './demand-admin';
import { noteAccess, privacyOf, setRetention } from './privacy';
import { addWebhook, removeWebhook, testWebhook, webhooksOf } from './webhooks';

interface Erasure {
  readonly receipt: string;
  readonly erased: number;
  readonly anonymised: number;
  readonly at: string;
}

/** What whoever keeps the facts of a member can do with all of them. */
export interface Persons {
  /** Undefined where there is neither such an account nor anything of it. */
  readonly erase: (
    client: PoolClient,
    request: { readonly account: string; readonly how: 'anonymous' | 'deleted'; readonly by: string },
  ) => Promise<Erasure | undefined>;
  /** As well. */
  readonly exportFile: (pool: Pool, account: string) => Promise<StreamAnswer | undefined>;
}

export interface MaintenanceParts {
  readonly pool: Pool;
  /** Days that facts are kept for, where no section says fewer. */
  readonly eventDays: number | undefined;
  readonly persons: Persons;
  /** Of addresses and secrets of webhooks. */
  readonly sealing: Sealing;
  readonly allowsPrivateWebhooks: boolean;
}

const NOBODY = '没有这个账号，也没有它的行为';

/** How long facts are kept, whose they are, and where alerts go: an admin changes it, every analyst sees it. */
export const maintenanceRoutes = (parts: MaintenanceParts): readonly Route[] => {
  const { pool, eventDays, persons, sealing, allowsPrivateWebhooks: allowsPrivate } = parts;
  return [
    route(privacyCall, async (context) =>
      privacyOf(pool, { eventDays, isAdmin: await isAdmin(pool, member(context).accountId) }),
    ),
    route(setRetentionCall, async (context) => {
      const [client, { accountId }] = [transactionOf(context), member(context)];
      await demandAdmin(client, accountId);
      await setRetention(client, accountId, context.body, eventDays);
      const { section, days } = context.body;
      await noteAccess(
        client,
        accountId,
        `保存期限：板块 ${section} ${days === undefined ? '同全部事件' : `${days} 天`}`,
      );
      return null;
    }),
    route(erasePersonCall, async (context) => {
      const [client, { accountId, accountName }] = [transactionOf(context), member(context)];
      await demandAdmin(client, accountId);
      const { account, how } = context.body;
      const erasure = await persons.erase(client, { account, how, by: accountName });
      if (!erasure) throw new ApiError(codes.notFound, NOBODY);
      await noteAccess(
        client,
        accountId,
        `${how === 'anonymous' ? '去掉身份' : '删除'}：回执 ${erasure.receipt}`,
      );
      return erasure;
    }),
    route(exportPersonCall, async (context) => {
      const { accountId } = member(context);
      await demandAdmin(pool, accountId);
      const { account } = context.query;
      const file = await persons.exportFile(pool, account);
      if (!file) throw new ApiError(codes.notFound, NOBODY);
      await noteAccess(pool, accountId, `导出：账号 ${account}`);
      return file;
    }),
    route(webhooksCall, async (context) => webhooksOf(pool, await isAdmin(pool, member(context).accountId))),
    route(addWebhookCall, async (context) => {
      const [client, { accountId }] = [transactionOf(context), member(context)];
      await demandAdmin(client, accountId);
      await addWebhook(client, accountId, context.body, { sealing, allowsPrivate });
      await noteAccess(client, accountId, `添加告警通知地址：${new URL(context.body.url).host}`);
      return null;
    }),
    route(removeWebhookCall, async (context) => {
      const [client, { accountId }] = [transactionOf(context), member(context)];
      await demandAdmin(client, accountId);
      await removeWebhook(client, context.body.id);
      await noteAccess(client, accountId, `删除告警通知地址 ${context.body.id}`);
      return null;
    }),
    route(testWebhookCall, async (context) => {
      await demandAdmin(pool, member(context).accountId);
      return testWebhook({ pool, sealing, allowsPrivate }, context.body.id);
    }),
  ];
};
