import * as z from 'zod/mini';
import { defineCall } from '#src/contract/call';
import { password } from '#src/contract/password';

/** Hours a link can be used in. */
export const LINK_LIFE_H = 72;

const linkToken = z.string('缺少 linkToken').check(z.maxLength(200, '链接过长'));

export const checkLinkCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/checkPasswordLink',
  access: 'public',
  sealed: true,
  bodyKind: 'form',
  summary: '设置密码的链接属于哪个账号；链接不会因此失效',
  body: z.object({ linkToken }),
  data: z.object({ accountName: z.string() }),
});

export const setPasswordCall = defineCall({
  method: 'POST',
  path: '/pb/api/web/setPasswordByLink',
  cost: 'heavy',
  access: 'public',
  sealed: true,
  bodyKind: 'form',
  summary: '用一次性链接设置密码；该账号的全部登录随之结束',
  body: z.object({ linkToken, newPassword: password }),
  data: z.object({ accountName: z.string() }),
});
