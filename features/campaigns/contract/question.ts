import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { standing } from '#src/contract/standing';

const answered = z.object({
  choice: z.number(),
  right: z.number(),
  isRight: z.boolean(),
  /** What fitted into the day. */
  points: z.number(),
  because: z.string(),
});

export const questionCall = defineCall({
  method: 'GET',
  path: '/pb/activity/question/getQuestion',
  access: 'public',
  summary: '今天的题；答过的带答案与解释',
  data: z.object({
    standing,
    rules: z.array(z.string()),
    day: z.string(),
    /** Empty, as the choices, before the activity begins. */
    text: z.string(),
    choices: z.array(z.string()),
    answered: z.nullable(answered),
  }),
});
export type DailyQuestion = DataOf<typeof questionCall>;

export const answerCall = defineCall({
  method: 'POST',
  path: '/pb/activity/question/doAnswer',
  access: 'member',
  once: true,
  summary: '答今天的题；答过的再答，答的是第一次的结果',
  body: z.object({ day: z.string(), choice: z.number().check(z.int(), z.gte(0), z.lte(9)) }),
  data: answered,
});
export type Answered = DataOf<typeof answerCall>;

export const questionHistoryCall = defineCall({
  method: 'GET',
  path: '/pb/activity/question/history',
  access: 'member',
  summary: '本人答过的题，新的在前，至多 60 天',
  data: z.object({
    answers: z.array(
      z.object({ day: z.string(), text: z.string(), isRight: z.boolean(), points: z.number() }),
    ),
  }),
});
export type QuestionHistory = DataOf<typeof questionHistoryCall>;
