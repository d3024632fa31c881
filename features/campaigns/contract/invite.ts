import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { standing } from '#src/contract/standing';

const REASONS = ['device', 'address', 'loop', 'inactive', 'mobile', 'cap'] as const;
const state = z.enum(['pending', 'review', 'released', 'refused']);
const url = z.string().check(z.regex(/^[A-Z2-9]{10}$/, '邀请链接不正确'));

export const shareUrlCall = defineCall({
  method: 'POST',
  path: '/pb/activity/userInvite/getShareUrl',
  access: 'member',
  once: true,
  summary: '本人的邀请地址，始终是同一个',
  data: z.object({ url: z.string() }),
});

export const visitInviteCall = defineCall({
  method: 'POST',
  path: '/pb/activity/userInvite/visitUrl',
  access: 'member',
  owner: 'holder',
  once: true,
  summary: '新会员凭邀请地址登记邀请人，只登记一次',
  body: z.object({ url }),
  data: z.object({ inviter: z.string(), state }),
});

/** Nothing is found by guessing: an address is one of 32 to the power of 10. */
export const invitationCall = defineCall({
  method: 'GET',
  path: '/pb/activity/userInvite/getInvitation',
  access: 'public',
  owner: 'holder',
  summary: '邀请地址是谁的，登录前也可以看',
  query: z.object({ url: z.string().check(z.maxLength(64)) }),
  data: z.object({
    standing,
    /** By the first and last sign alone; null: nobody's. */
    inviter: z.nullable(z.string()),
    /** Of the member who looks. */
    isOwn: z.boolean(),
  }),
});

export const invitesCall = defineCall({
  method: 'GET',
  path: '/pb/activity/userInvite/getInvites',
  access: 'member',
  summary: '邀请好友的规则、本人的邀请地址与每一位的状态和原因',
  data: z.object({
    standing,
    rules: z.array(z.string()),
    url: z.nullable(z.string()),
    points: z.number(),
    /** Of the member who was invited: by whom, and what is still to be done. */
    invited: z.nullable(
      z.object({
        inviter: z.string(),
        state,
        reason: z.nullable(z.enum(REASONS)),
        hasMobile: z.boolean(),
        activeDays: z.number(),
        /** The last day on which being there counts. */
        activeUpTo: z.string(),
        releasesOn: z.string(),
        hasGuide: z.boolean(),
        /** The reward of the first guide. */
        isRewarded: z.boolean(),
      }),
    ),
    friends: z.array(
      z.object({
        name: z.string(),
        at: z.string(),
        state,
        reason: z.nullable(z.enum(REASONS)),
        points: z.number(),
        releasesOn: z.string(),
      }),
    ),
  }),
});
export type Invitation = DataOf<typeof invitationCall>;
export type Invites = DataOf<typeof invitesCall>;
