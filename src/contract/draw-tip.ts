import * as z from 'zod/mini';
import { defineCall } from './call';

/** CALL-030: the specification gives no path. Served by the activities, asked for by the guides. */
export const drawTipCall = defineCall({
  method: 'GET',
  path: '/pb/activity/raffle_v2/getDialogStatus',
  access: 'member',
  cost: 'light',
  summary: '登录后是否提示有抽奖机会',
  data: z.object({ chances: z.number() }),
});
