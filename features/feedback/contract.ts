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

const fields = {
  description,
  mobile: z._default(contact, ''),
  name: z._default(name, ''),
  srcType: z.literal('3', '反馈来源不正确'),
};

export const addFeedbackCall = defineCall({
  method: 'POST',
  path: '/pb/behavior/addFeedback',
  access: 'public',
  keepsSender: true,
  once: true,
  summary: '提交问题或意见',
  body: z.object(fields),
  data: z.nullable(z.unknown()),
});
export type Feedback = Required<Omit<BodyOf<typeof addFeedbackCall>, 'srcType'>>;

/** Of an action log as gzip has packed it, before it is written as base64. */
export const LOG_MAX_BYTES = 1_024 * 1_024;
const LOG_MAX_BASE64 = Math.ceil(LOG_MAX_BYTES / 3) * 4;
const ENVELOPE_BYTES = 16 * 1_024;

/** Only of members: whose log it is, the session says. */
export const reportFaultCall = defineCall({
  method: 'POST',
  path: '/pb/userCenter/faultReport',
  access: 'member',
  once: true,
  bodyLimit: LOG_MAX_BASE64 + ENVELOPE_BYTES,
  summary: '提交问题或意见，附上最近一分钟的操作记录（已脱敏，gzip，base64）',
  body: z.object({
    ...fields,
    actionLog: z
      .string()
      .check(
        z.maxLength(LOG_MAX_BASE64, '操作记录过大'),
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, '操作记录不是 base64'),
      ),
  }),
  data: z.null(),
});

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
