import { Button } from 'antd';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { RowList, RowText, RuleList } from '#src/ui/row-list.tsx';
import { FESTIVE } from '#src/ui/festive.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { CheckIns } from '../contract/check-in';
import {
  CHECK_IN_POINTS,
  FULL_MONTH_POINTS,
  MAKE_UP_COST,
  MAKE_UP_DAYS,
  MAKE_UPS_A_MONTH,
} from '../rules/earning';
import { selectIsUnderWay, selectPart } from '../selectors';
import { workOf } from '../work';
import { AskingButton } from '#src/ui/asking-button.tsx';
import { ActivityFrame, PartView } from './frame';
import { WEEK_DAY_NAMES } from './labels';
import { closedText } from '#src/contract/standing';
import * as styles from './activities.module.css';

/** Days to come have nothing to tell. */
const dayState = (
  { day, isCheckedIn, isMadeUp, isBefore }: CheckIns['weekInfoList'][number],
  today: string,
): string => {
  if (!isCheckedIn) return isBefore ? '不计' : day > today ? '—' : '未签';
  return isMadeUp ? '补签' : '已签';
};

const Week = ({ weekInfoList }: Pick<CheckIns, 'weekInfoList'>) => {
  const today = weekInfoList.find(({ isToday }) => isToday)?.day ?? '';
  return (
    <ol className={styles.week} aria-label="本周签到">
      {weekInfoList.map((day) => (
        <li
          key={day.day}
          className={classes(day.isCheckedIn && styles.checkedIn)}
          aria-current={day.isToday ? 'date' : undefined}
        >
          <b>{WEEK_DAY_NAMES[day.weekDay]}</b>
          <span className="muted">{day.day.slice(5)}</span>
          <span>{dayState(day, today)}</span>
        </li>
      ))}
    </ol>
  );
};

function MakeUpButton({ day, isDisabled }: { readonly day: string; readonly isDisabled: boolean }) {
  const send = useSend();
  const isBusy = useSelector(selectIsUnderWay(workOf.checkIn({ day })));
  return (
    <AskingButton
      name="补签"
      label={`补签 ${day}`}
      text={`扣 ${MAKE_UP_COST} 积分，不能撤销。补签的日子不得积分，接续天数、计入全勤。`}
      confirm="确认补签"
      isBusy={isBusy}
      isDisabled={isDisabled}
      onConfirm={() => send(commands.checkIn({ day }))}
    />
  );
}

const useClosedText = (): string | undefined => {
  const { data: home } = useSelector(selectPart('home'));
  const standing = home?.activities.find(({ key }) => key === 'attendance');
  return standing && closedText(standing);
};

function MakeUp({ missedDays, makeUpsLeft }: Pick<CheckIns, 'missedDays' | 'makeUpsLeft'>) {
  const isClosed = useClosedText() !== undefined;
  if (missedDays.length === 0) return null;
  return (
    <Sheet title="补签" note={`每次 ${MAKE_UP_COST} 积分，本月还可补签 ${makeUpsLeft} 次`}>
      <RowList>
        {missedDays.map((day) => (
          <li key={day} className="row">
            <RowText>{day}</RowText>
            <MakeUpButton day={day} isDisabled={makeUpsLeft === 0 || isClosed} />
          </li>
        ))}
      </RowList>
    </Sheet>
  );
}

function CheckIn({ isCheckedInToday, pointsNext }: Pick<CheckIns, 'isCheckedInToday' | 'pointsNext'>) {
  const send = useSend();
  const isBusy = useSelector(selectIsUnderWay(workOf.checkIn({})));
  const closed = useClosedText();
  if (closed !== undefined) return <p className="callout">{closed}</p>;
  if (isCheckedInToday)
    return (
      <p>
        今天已签到，明天再来可得 <b className={styles.won}>{pointsNext}</b> 积分。
      </p>
    );
  return (
    <Button type="primary" size="large" loading={isBusy} onClick={() => send(commands.checkIn({}))}>
      签到，得 {pointsNext} 积分
    </Button>
  );
}

const Rules = () => (
  <Sheet title="签到规则">
    <RuleList>
      <li>以北京时间的自然日计，每天一次。</li>
      <li>连续签到第 1 至 7 天依次得 {CHECK_IN_POINTS.join('、')} 积分，第 8 天起重新计数。</li>
      <li>
        从当月 1 日起天天签到，另得 {FULL_MONTH_POINTS} 积分；月中注册的会员、月中开始的活动从次月起计。
      </li>
      <li>
        漏签可在 {MAKE_UP_DAYS} 天内补签，每次 {MAKE_UP_COST} 积分，每月至多 {MAKE_UPS_A_MONTH}{' '}
        次；补签的日子不得积分，但接续天数、计入全勤。注册前、活动开始前的日子不算漏签。
      </li>
    </RuleList>
  </Sheet>
);

export const CheckInPage = () => (
  <ActivityFrame path="/memberActivity/dailyAttendance" about="连续签到积分递增">
    <PartView part="checkIns" name="签到">
      {(checkIns) => (
        <>
          <Sheet
            title="本周签到"
            className={FESTIVE}
            note={`连续 ${checkIns.seriesTime} 天 · 累计 ${checkIns.totalTime} 天 · 本月 ${checkIns.thisMonth}/${checkIns.daysOfMonth} 天`}
          >
            <Week weekInfoList={checkIns.weekInfoList} />
            <div>
              <CheckIn isCheckedInToday={checkIns.isCheckedInToday} pointsNext={checkIns.pointsNext} />
            </div>
          </Sheet>
          <MakeUp missedDays={checkIns.missedDays} makeUpsLeft={checkIns.makeUpsLeft} />
        </>
      )}
    </PartView>
    <Rules />
  </ActivityFrame>
);
