import * as z from 'zod/mini';
import { defineCall, type BodyOf, type DataOf } from '#src/contract/call';
import { atMost } from '#src/contract/lengths';

export const DESCRIPTION_MAX = 500;
export const NAME_MAX = 20;
export const CONTACT_MAX = 50;

export const description = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: '请您输入你遇到的问题或意见', abort: true }),
    atMost(DESCRIPTION_MAX, `问题或意见不超过${DESCRIPTION_MAX}个字！`),
  );
/** May stay empty. */
export const name = z.string().check(z.trim(), atMost(NAME_MAX, `姓名不超过${NAME_MAX}个字！`));
/** A phone, QQ or email; may stay empty. */
export const contact = z.string().check(z.trim(), atMost(CONTACT_MAX, `联系方式不超过${CONTACT_MAX}个字！`));

export const addFeedbackCall = defineCall({
  method: 'POST',
  path: '/pb/behavior/addFeedback',
  access: 'public',
  once: true,
  summary: '提交问题或意见',
  body: z.object({
    description,
    mobile: z._default(contact, ''),
    name: z._default(name, ''),
    srcType: z.literal('3', '反馈来源不正确'),
  }),
  data: z.nullable(z.unknown()),
});
export type Feedback = Required<Omit<BodyOf<typeof addFeedbackCall>, 'srcType'>>;

export const ownFeedbackCall = defineCall({
  method: 'GET',
  path: '/pb/userCenter/feedback',
  access: 'member',
  summary: '本人提交的反馈与答复，新的在前',
  data: z.object({
    feedback: z.array(
      z.object({
        id: z.string(),
        description: z.string(),
        /** ISO 8601. */
        at: z.string(),
        answer: z.nullable(z.string()),
        answeredAt: z.nullable(z.string()),
        isAdopted: z.boolean(),
      }),
    ),
  }),
});
export type OwnFeedback = DataOf<typeof ownFeedbackCall>['feedback'][number];
