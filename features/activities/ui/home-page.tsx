import type { ReactNode } from 'react';
import { RowList, RowText } from '#src/ui/row-list.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { DEEDS, type Deed } from '#src/contract/deeds';
import type { Activities } from '../contract/home';
import { CAMPAIGNS, type CampaignKey } from '#src/contract/campaigns';
import { STANDING_ACTIVITIES, type Standing, type StandingKey } from '../rules/activities';
import { CAP_RULE, EARNING, mostTimes } from '../rules/earning';
import { ActivityFrame, PartView } from './frame';
import { ATTENDANCE_PATH, Today, Welcome } from './home-band';
import { pointsClosedText } from './labels';
import * as styles from './activities.module.css';

interface ActivityPlace {
  readonly href: string;
  readonly action: string;
  /** What there is left to do where it does not run, or is done for today. */
  readonly view: string;
}
const PLACES: Readonly<Record<StandingKey, ActivityPlace>> = {
  attendance: { href: `#${ATTENDANCE_PATH}`, action: '去签到', view: '看签到' },
  raffle: { href: '#/vipActivities/luckyDraw', action: '去抽奖', view: '看抽奖' },
  mall: { href: '#/memberActivity/pointMall', action: '去兑换', view: '看商品' },
  points: { href: '#/memberActivity/memberPoints', action: '看明细', view: '看明细' },
};
const ORDER = Object.keys(PLACES) as StandingKey[];
const THEMED = Object.keys(CAMPAIGNS) as CampaignKey[];

const STATES = { running: '进行中', paused: '暂停', ended: '已结束', coming: '未开始' } as const;

const Cards = ({ activities, own }: Activities) => (
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
            {standing.state !== 'running' || (key === 'attendance' && own?.isCheckedInToday)
              ? PLACES[key].view
              : PLACES[key].action}
          </a>
        </li>
      );
    })}
  </ul>
);

const endText = ({ state, endsOn }: Standing): string => {
  if (endsOn) return `至 ${endsOn}`;
  return state === 'ended' ? '' : '长期';
};

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
            <span className="muted">{endText(standing)}</span>
            <span className="tag">{STATES[standing.state]}</span>
          </li>
        );
      })}
    </RowList>
  </Sheet>
);

const AGAIN = { day: '今天已做完', month: '本月已做完', ever: '已完成' } as const;

/** How far a member is, in words; and whether there is more of it to do. */
const progressOf = (
  own: Activities['own'],
  deed: Deed,
): { readonly text: string; readonly isDone: boolean } => {
  if (!own) return { text: '登录后计入', isDone: false };
  const waiting = own.waiting[deed] ?? 0;
  const times = own.done[deed] ?? 0;
  const most = mostTimes(EARNING[deed]);
  if (waiting > 0)
    return {
      text: `已做 ${waiting} 次，恢复后补发`,
      isDone: most !== undefined && times + waiting >= most,
    };
  if (EARNING[deed].isCapped && own.earnedToday >= own.mostADay)
    return { text: `今天已满 ${own.mostADay} 分`, isDone: true };
  const { limit } = EARNING[deed];
  if (most !== undefined && times >= most)
    return { text: limit === 'each' ? AGAIN.ever : AGAIN[limit.per], isDone: true };
  if (times === 0) return { text: '未完成', isDone: false };
  return { text: most === undefined ? `已得 ${times} 次` : `已得 ${times}/${most} 次`, isDone: false };
};

const Tasks = ({ activities, own }: Activities) => {
  const points = activities.find(({ key }) => key === 'points');
  const closed = points && pointsClosedText(points);
  // Of what is over no task is told, as nothing comes of it.
  if (points?.state === 'ended')
    return (
      <Sheet title="积分任务">
        <p className="callout">{closed}</p>
      </Sheet>
    );
  const isRaffleOver = activities.some(({ key, state }) => key === 'raffle' && state === 'ended');
  const tasks = DEEDS.map((deed) => ({ deed, ...EARNING[deed], ...progressOf(own, deed) }));
  return (
    <Sheet title="积分任务" note={CAP_RULE}>
      {closed !== undefined && <p className="callout">{closed}</p>}
      <RowList>
        {[...tasks.filter(({ isDone }) => !isDone), ...tasks.filter(({ isDone }) => isDone)].map(
          ({ deed, about, points, chances, href, text, isDone }) => (
            <li key={deed} className="row">
              <RowText>{about}</RowText>
              <b className={styles.won}>
                +{points}
                {chances && !isRaffleOver ? ` · ${chances} 次抽奖` : ''}
              </b>
              <span className="muted">{text}</span>
              {!isDone && (
                <a href={`#${href}`} aria-label={`去完成 ${about}`}>
                  去完成
                </a>
              )}
            </li>
          ),
        )}
      </RowList>
    </Sheet>
  );
};

interface HomePageProps {
  /** What the address brings along. */
  readonly above?: ReactNode;
}

export const HomePage = ({ above }: HomePageProps) => (
  <ActivityFrame path="/memberActivity/activityHome" about="签到、任务、抽奖与兑换">
    {above}
    <PartView part="home" name="活动">
      {({ activities, own }) => (
        <>
          {own ? <Today {...own} activities={activities} /> : <Welcome activities={activities} />}
          <Tasks activities={activities} own={own} />
          <Cards activities={activities} own={own} />
          <Themed activities={activities} />
        </>
      )}
    </PartView>
  </ActivityFrame>
);
