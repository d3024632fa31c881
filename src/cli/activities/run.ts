import type { Pool } from 'pg';
import {
  couponByCode,
  historyOfActivities,
  isActivityKey,
  isActivityStep,
  listActivities,
  markSent,
  parcelsToSend,
  reconcile,
  redeemCoupon,
  stepActivity,
} from '#features/activities/server/index';
import { invitesToReview, isReviewStep, reviewInvite } from '#features/campaigns/server/index';
import { tellMember } from '#features/system-notices/server/index';
import { StartupError } from '#infra/server/http/startup-error';
import { migrate } from '#infra/server/postgres/migrate';
import { COUPON_STATES } from '#src/contract/rewards';
import { shown } from '#infra/terminal/harmless';
import { tableOf } from '../accounts/lines';
import type { ProgramContext } from '../program';
import { reachDatabase } from '../reach-database';

const USAGE = `用法：
  npm run activities -- list                  各项活动的状态
  npm run activities -- history               最近做过的开始、暂停、结束、寄出、核销和复核
  npm run activities -- start 活动            开始或恢复
  npm run activities -- pause 活动 "原因"     暂停，原因给会员看
  npm run activities -- end 活动              结束
  npm run activities -- reconcile             核对账目；不平的活动随即暂停
  npm run activities -- parcels               待寄出的奖品和商品
  npm run activities -- sent 编号             已寄出
  npm run activities -- coupon 券码           会员出示的券是谁的、能不能用
  npm run activities -- redeem 券码           核销，只能一次
  npm run activities -- reviews               待人工复核的邀请
  npm run activities -- accept|refuse 编号    复核通过，按规则继续；或不发放
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

const EVENTS: Readonly<Record<string, string>> = {
  'activity.start': '开始或恢复',
  'activity.pause': '暂停',
  'activity.end': '结束',
  'activity.paused-by-books': '账目不符，暂停',
  'activity.parcel-sent': '寄出',
  'coupon.redeemed': '核销',
  'invitation.accept': '邀请复核通过',
  'invitation.refuse': '邀请不发放',
};

const history = async (pool: Pool): Promise<Said> => {
  const lines = await historyOfActivities(pool);
  if (lines.length === 0) return said('还没有记录。');
  return said(
    tableOf([
      ['时间', '做了什么', '对象', '会员'],
      ...lines.map(({ at, event, object, username }) => [
        at,
        EVENTS[event] ?? event,
        object ?? '—',
        username === null ? '—' : shown(username),
      ]),
    ]),
  );
};

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

const coupon = async (pool: Pool, verb: 'coupon' | 'redeem', code: string): Promise<Said> => {
  const found = await (verb === 'redeem' ? redeemCoupon(pool, code) : couponByCode(pool, code));
  if (!found) return said(`没有券码 ${shown(code)}。`, 1);
  const { name, username, endsOn, state, isOwnUse } = found;
  const whose = `${name}，会员 ${shown(username)}，有效期至 ${endsOn}`;
  if (isOwnUse) return said(`${whose}：由会员在“我的积分”里使用，不在这里核销。`, 1);
  if (state !== 'open') return said(`${whose}：${COUPON_STATES[state]}。`, 1);
  return said(`${whose}：${verb === 'redeem' ? '已核销' : COUPON_STATES[state]}。`);
};

const reviews = async (pool: Pool): Promise<Said> => {
  const waiting = await invitesToReview(pool);
  if (waiting.length === 0) return said('没有待复核的邀请。');
  return said(
    tableOf([
      ['编号', '好友', '邀请人', '登记', '原因'],
      ...waiting.map(({ id, friend, inviter, day, why }) => [id, shown(friend), shown(inviter), day, why]),
    ]),
  );
};

const ofOne = async (pool: Pool, verb: string, subject: string): Promise<Said> => {
  if (verb === 'sent')
    return (await markSent(pool, { tellMember }, subject))
      ? said(`${subject} 已记为寄出。`)
      : said(`没有待寄出的 ${subject}。`, 1);
  if (verb === 'coupon' || verb === 'redeem') return coupon(pool, verb, subject);
  if (!isReviewStep(verb)) return undefined;
  return (await reviewInvite(pool, verb, subject))
    ? said(`邀请 ${subject} ${verb === 'accept' ? '复核通过，按规则继续' : '不发放'}。`)
    : said(`没有待复核的邀请 ${shown(subject)}。`, 1);
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
  if (subject !== '') return why === '' ? ofOne(pool, verb, subject) : undefined;
  if (verb === 'list') return list(pool);
  if (verb === 'history') return history(pool);
  if (verb === 'reconcile') return checkBooks(pool);
  if (verb === 'reviews') return reviews(pool);
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
