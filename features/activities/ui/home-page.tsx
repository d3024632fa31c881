import { RowList, RowText } from '#src/ui/row-list.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { formatNumber } from '#src/ui/format';
import { DEEDS } from '#src/contract/deeds';
import type { Activities } from '../contract/home';
import { CAMPAIGNS, type CampaignKey } from '#src/contract/campaigns';
import { STANDING_ACTIVITIES, type StandingKey } from '../rules/activities';
import { EARNING } from '../rules/earning';
import { ActivityFrame, PartView } from './frame';
import * as styles from './activities.module.css';

const PLACES: Readonly<Record<StandingKey, { readonly href: string; readonly action: string }>> = {
  attendance: { href: '#/memberActivity/dailyAttendance', action: '去签到' },
  raffle: { href: '#/vipActivities/luckyDraw', action: '去抽奖' },
  mall: { href: '#/memberActivity/pointMall', action: '去兑换' },
  points: { href: '#/memberActivity/memberPoints', action: '看明细' },
};
const ORDER = Object.keys(PLACES) as StandingKey[];
const THEMED = Object.keys(CAMPAIGNS) as CampaignKey[];

const STATES = { running: '进行中', paused: '暂停', ended: '已结束', coming: '未开始' } as const;

type Own = NonNullable<Activities['own']>;

const Today = ({ totalPoints, earnedToday, mostADay, isCheckedInToday, chances }: Own) => (
  <Sheet title="我的今天">
    <dl className="figures">
      <div>
        <dt>积分</dt>
        <dd>{formatNumber(totalPoints)}</dd>
      </div>
      <div>
        <dt>今日已得</dt>
        <dd>
          {earnedToday} / {mostADay}
        </dd>
      </div>
      <div>
        <dt>签到</dt>
        <dd>{isCheckedInToday ? '今天已签到' : '今天还没签到'}</dd>
      </div>
      <div>
        <dt>抽奖机会</dt>
        <dd>{chances} 次</dd>
      </div>
    </dl>
  </Sheet>
);

const Cards = ({ activities }: Pick<Activities, 'activities'>) => (
  <ul className={styles.cards}>
    {ORDER.map((key) => {
      const standing = activities.find((activity) => activity.key === key);
      if (!standing) return null;
      return (
        <li key={key} className={styles.card}>
          <h2>
            {STANDING_ACTIVITIES[key].name} <span className="tag">{STATES[standing.state]}</span>
          </h2>
          <p className="muted">{standing.why || STANDING_ACTIVITIES[key].about}</p>
          <a className="button" href={PLACES[key].href}>
            {PLACES[key].action}
          </a>
        </li>
      );
    })}
  </ul>
);

/** What runs for a while, each with a page of its own. */
const Themed = ({ activities }: Pick<Activities, 'activities'>) => (
  <Sheet title="主题活动">
    <RowList>
      {THEMED.map((key) => {
        const standing = activities.find((activity) => activity.key === key);
        if (!standing) return null;
        return (
          <li key={key} className="row">
            <RowText>
              <a href={`#${CAMPAIGNS[key].href}`}>{CAMPAIGNS[key].name}</a>{' '}
              <span className="muted">{standing.why || CAMPAIGNS[key].about}</span>
            </RowText>
            <span className="muted">{standing.endsOn ? `至 ${standing.endsOn}` : '长期'}</span>
            <span className="tag">{STATES[standing.state]}</span>
          </li>
        );
      })}
    </RowList>
  </Sheet>
);

const doneText = (own: Own | null, deed: string, limit: unknown): string => {
  const times = own?.done[deed] ?? 0;
  if (times === 0) return '未完成';
  return limit === 'each' ? `已得 ${times} 次` : '已完成';
};

const Tasks = ({ own }: Pick<Activities, 'own'>) => (
  <Sheet title="积分任务" note="当天所得至多 150 分，发布单项工程不计入">
    <RowList>
      {DEEDS.map((deed) => {
        const { about, points, chances, href, limit } = EARNING[deed];
        return (
          <li key={deed} className="row">
            <RowText>{about}</RowText>
            <b className="brand">
              +{points}
              {chances ? ` · ${chances} 次抽奖` : ''}
            </b>
            <span className="muted">{doneText(own, deed, limit)}</span>
            <a href={`#${href}`}>去完成</a>
          </li>
        );
      })}
    </RowList>
  </Sheet>
);

export const HomePage = () => (
  <ActivityFrame path="/memberActivity/activityHome" about="签到、任务、抽奖与兑换">
    <PartView part="home" name="活动">
      {({ activities, own }) => (
        <>
          {own ? (
            <Today {...own} />
          ) : (
            <p className="callout">登录后可以签到、抽奖和兑换，规则与奖品无需登录即可查看。</p>
          )}
          <Cards activities={activities} />
          <Themed activities={activities} />
          <Tasks own={own} />
        </>
      )}
    </PartView>
  </ActivityFrame>
);
