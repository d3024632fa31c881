import type { Pool } from 'pg';
import {
  isActivityKey,
  isActivityStep,
  listActivities,
  markSent,
  parcelsToSend,
  reconcile,
  stepActivity,
} from '#features/activities/server/index';
import { tellMember } from '#features/system-notices/server/index';
import { StartupError } from '#infra/server/http/startup-error';
import { migrate } from '#infra/server/postgres/migrate';
import { shown } from '#infra/terminal/harmless';
import { tableOf } from '../accounts/lines';
import type { ProgramContext } from '../program';
import { reachDatabase } from '../reach-database';

const USAGE = `用法：
  npm run activities -- list                  各项活动的状态
  npm run activities -- start 活动            开始或恢复
  npm run activities -- pause 活动 "原因"     暂停，原因给会员看
  npm run activities -- end 活动              结束
  npm run activities -- reconcile             核对账目；不平的活动随即暂停
  npm run activities -- parcels               待寄出的奖品和商品
  npm run activities -- sent 编号             已寄出
活动：points 积分任务、attendance 签到、raffle 抽奖、mall 商城；主题活动的编号见 list`;

const STATES = { running: '进行中', paused: '暂停', ended: '已结束', coming: '未开始' } as const;

/** What to print, and the exit code; undefined when it is not understood. */
type Said = { readonly text: string; readonly code: 0 | 1 } | undefined;
const said = (text: string, code: 0 | 1 = 0): Said => ({ text, code });

const list = async (pool: Pool): Promise<Said> =>
  said(
    tableOf([
      ['活动', '名称', '状态', '开始', '结束', '说明'],
      ...(await listActivities(pool)).map(({ key, name, state, startsOn, endsOn, why }) => [
        key,
        name,
        STATES[state],
        startsOn,
        endsOn ?? '—',
        why || '—',
      ]),
    ]),
  );

const checkBooks = async (pool: Pool): Promise<Said> => {
  const faults = await reconcile(pool);
  if (faults.length === 0) return said('账目全部相符。');
  return said(
    ['账目不符，相关活动已暂停：', ...faults.map(({ activity, text }) => `${activity}：${text}`)].join('\n'),
    1,
  );
};

const parcels = async (pool: Pool): Promise<Said> => {
  const waiting = await parcelsToSend(pool);
  if (waiting.length === 0) return said('没有待寄出的奖品和商品。');
  return said(
    tableOf([
      ['编号', '物品', '收件人', '手机号', '地址'],
      ...waiting.map(({ id, goods, name, mobile, address }) => [id, goods, name, mobile, address]),
    ]),
  );
};

const follow = async (
  pool: Pool,
  [verb = '', subject = '', why = '', ...rest]: readonly string[],
): Promise<Said> => {
  if (rest.length > 0) return undefined;
  if (isActivityStep(verb)) {
    if ((verb === 'pause') !== (why.trim() !== '')) return undefined;
    if (!isActivityKey(subject))
      return said(`没有活动 ${shown(subject)}，编号见 npm run activities -- list。`, 1);
    await stepActivity(pool, subject, verb, why.trim());
    return list(pool);
  }
  if (verb === 'sent' && subject !== '' && why === '')
    return (await markSent(pool, { tellMember }, subject))
      ? said(`${subject} 已记为寄出。`)
      : said(`没有待寄出的 ${subject}。`, 1);
  if (subject !== '') return undefined;
  if (verb === 'list') return list(pool);
  if (verb === 'reconcile') return checkBooks(pool);
  return verb === 'parcels' ? parcels(pool) : undefined;
};

/** Gives the exit code: 0 done, 1 refused or no database, 2 not understood. */
export const runActivities = async (
  args: readonly string[],
  { env, say, complain }: ProgramContext,
): Promise<number> => {
  try {
    const { pool, close } = await reachDatabase(env);
    try {
      await migrate(pool);
      const answer = await follow(pool, args);
      if (!answer) {
        complain(USAGE);
        return 2;
      }
      (answer.code === 0 ? say : complain)(answer.text);
      return answer.code;
    } finally {
      await close();
    }
  } catch (error) {
    complain(error instanceof StartupError ? error.message : error);
    return 1;
  }
};
