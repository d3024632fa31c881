import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Answered, DailyQuestion, QuestionHistory } from '../contract/question';
import { QUESTION, RIGHT_POINTS, WRONG_POINTS } from '../rules/question';
import type { ActivityEngine } from './engine';
import { questionOf } from './question-bank';

export const NOT_TODAYS = '题目已更换，请刷新后再答';
const NO_CHOICE = '没有这个选项';

const FORMER = `
  select answer from campaign_mark where activity = 'question' and account_id = $1 and kind = 'answer' and ref = $2`;
const KEEP = `
  insert into campaign_mark (activity, account_id, kind, ref, answer) values ('question', $1, 'answer', $2, $3) returning answer`;
const HISTORY = `
  select ref as day, answer from campaign_mark where activity = 'question' and account_id = $1 and kind = 'answer'
  order by ref desc limit 60`;

const formerAnswer = async (
  client: Pool | PoolClient,
  accountId: string,
  day: string,
): Promise<Answered | undefined> =>
  (await client.query<{ answer: Answered }>(FORMER, [accountId, day])).rows[0]?.answer;

export const dailyQuestion = async (
  pool: Pool,
  engine: ActivityEngine,
  accountId: string | undefined,
): Promise<DailyQuestion> => {
  const { state, why, startsOn, endsOn } = await engine.standing(pool, QUESTION.key);
  const day = await engine.today(pool);
  // One that has not begun is not told before everybody may answer it.
  const { text, choices } = state === 'coming' ? { text: '', choices: [] } : questionOf(day);
  const answered = accountId === undefined ? undefined : await formerAnswer(pool, accountId, day);
  return {
    standing: { state, why, startsOn, endsOn },
    rules: [...QUESTION.rules],
    day,
    text,
    choices: [...choices],
    answered: answered ?? null,
  };
};

/** Once a day: asked again, the first answer stands. */
export const answerQuestion = async (
  client: PoolClient,
  engine: ActivityEngine,
  accountId: string,
  { day, choice }: { readonly day: string; readonly choice: number },
): Promise<Answered> => {
  await engine.hold(client, accountId);
  const former = await formerAnswer(client, accountId, day);
  if (former) return former;
  await engine.running(client, QUESTION.key);
  if (day !== (await engine.today(client))) throw new ApiError(codes.conflict, NOT_TODAYS);
  const { right, because, choices } = questionOf(day);
  if (choices[choice] === undefined) throw new ApiError(codes.badRequest, NO_CHOICE);
  const isRight = choice === right;
  const points = await engine.earn(client, {
    accountId,
    kind: 'question',
    ref: day,
    points: isRight ? RIGHT_POINTS : WRONG_POINTS,
  });
  const answered: Answered = { choice, right, isRight, points, because };
  const kept = await client.query<{ answer: Answered }>(KEEP, [accountId, day, JSON.stringify(answered)]);
  return kept.rows[0]?.answer ?? answered;
};

export const questionHistory = async (pool: Pool, accountId: string): Promise<QuestionHistory> => {
  const { rows } = await pool.query<{ day: string; answer: Answered }>(HISTORY, [accountId]);
  return {
    answers: rows.map(({ day, answer: { isRight, points } }) => ({
      day,
      isRight,
      points,
      text: questionOf(day).text,
    })),
  };
};
