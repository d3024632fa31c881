import * as z from 'zod/mini';

/** Whether an activity runs, and if not, why. */
export const standing = z.object({
  state: z.enum(['running', 'paused', 'ended', 'coming']),
  /** Of a pause. */
  why: z.string(),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
});
export type Standing = z.output<typeof standing>;

/** Why nobody takes part now; undefined while it runs. */
export const closedText = ({ state, why, startsOn }: Standing): string | undefined => {
  if (state === 'paused') return why ? `活动暂停：${why}` : '活动暂停，请稍后再来';
  if (state === 'ended') return '活动已结束';
  return state === 'coming' ? `活动未开始，${startsOn} 开始` : undefined;
};
