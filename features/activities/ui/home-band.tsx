import { FestiveBand, Wins, type Win } from '#src/ui/festive.tsx';
import { formatNumber } from '#src/ui/format';
import { RAFFLE } from '#src/contract/prizes';
import { oddsText } from '#src/ui/prize-table.tsx';
import type { Activities } from '../contract/home';
import type { StandingKey } from '../rules/activities';
import { PRODUCTS } from '../rules/products';

export const ATTENDANCE_PATH = '/memberActivity/dailyAttendance';

/** The dearest of the raffle, and what points buy soonest. */
const TO_DRAW: readonly Win[] = RAFFLE.prizes
  .filter(({ stock }) => stock !== undefined)
  .slice(0, 4)
  .map(({ name, odds }) => ({ name, note: oddsText(odds) }));
const TO_BUY: readonly Win[] = [...PRODUCTS]
  .sort((one, other) => one.cost - other.cost)
  .slice(0, 4)
  .map(({ name, cost }) => ({ name, note: `${formatNumber(cost)} 分` }));

interface BandProps {
  readonly activities: Activities['activities'];
}

const isRunning = (activities: Activities['activities'], key: StandingKey): boolean =>
  activities.some((one) => one.key === key && one.state === 'running');

/** What can be had now: nothing is promised of what does not run. */
const Wanted = ({ activities }: BandProps) => (
  <>
    {isRunning(activities, 'raffle') && <Wins label="抽奖可得，中奖概率" wins={TO_DRAW} />}
    {isRunning(activities, 'mall') && <Wins label="积分可换" wins={TO_BUY} />}
  </>
);

const checkInText = (isCheckedIn: boolean): string => (isCheckedIn ? '今天已签到' : '签到没有开放');

export const Today = ({
  totalPoints,
  earnedToday,
  mostADay,
  isCheckedInToday,
  chances,
  activities,
}: NonNullable<Activities['own']> & BandProps) => (
  <FestiveBand label="我的今天">
    <h2>我的今天</h2>
    <dl className="figures">
      <div>
        <dt>积分</dt>
        <dd>{formatNumber(totalPoints)}</dd>
      </div>
      <div>
        <dt>今日计入上限</dt>
        <dd>
          {earnedToday} / {mostADay}
        </dd>
      </div>
      <div>
        <dt>签到</dt>
        <dd>
          {isCheckedInToday || !isRunning(activities, 'attendance') ? (
            checkInText(isCheckedInToday)
          ) : (
            <a className="inline" href={`#${ATTENDANCE_PATH}`}>
              今天还没签到，去签到
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>抽奖机会</dt>
        <dd>{chances} 次</dd>
      </div>
    </dl>
    <Wanted activities={activities} />
  </FestiveBand>
);

const TO_DO = { attendance: '签到', raffle: '抽奖', mall: '兑换' } as const;
type ToDo = keyof typeof TO_DO;

const afterLogin = (activities: Activities['activities']): string => {
  const open = (Object.keys(TO_DO) as ToDo[]).filter((key) => isRunning(activities, key));
  return open.length === 0 ? '' : `登录后可以${open.map((key) => TO_DO[key]).join('、')}；`;
};

export const Welcome = ({ activities }: BandProps) => (
  <FestiveBand label="活动奖品">
    <h2>签到攒积分，抽奖换好礼</h2>
    <p>{afterLogin(activities)}幸运抽奖的奖品、概率与规则无需登录即可查看。</p>
    <Wanted activities={activities} />
  </FestiveBand>
);
