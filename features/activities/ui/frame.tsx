import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { AnswerView } from '#src/ui/answer-view.tsx';
import { AntdProvider } from '#src/ui/antd-provider.tsx';
import { classes } from '#src/ui/classes';
import { SideFrame } from '#src/ui/side-frame/side-frame.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Part, PartData } from '../parts';
import { selectOutcomes, selectPart } from '../selectors';
import { keyOf } from '../work';

const PAGES = [
  { path: '/memberActivity/activityHome', title: '活动首页' },
  { path: '/memberActivity/dailyAttendance', title: '每日签到' },
  { path: '/memberActivity/memberPoints', title: '我的积分' },
  { path: '/memberActivity/pointMall', title: '积分商城' },
  { path: '/vipActivities/luckyDraw', title: '幸运抽奖' },
  { path: '/memberActivity/memberGiftBox', title: '粉丝礼盒' },
  { path: '/memberActivity/newUserActivity', title: '新人专享礼' },
  { path: '/memberActivity/introduceNewUser', title: '邀请好友' },
] as const;

/** What came of each work. Always there, so that a screen reader hears of what comes into it. */
function Outcomes() {
  const send = useSend();
  const outcomes = useSelector(selectOutcomes);
  return (
    <div role="status" aria-live="polite">
      {Object.values(outcomes).map(
        ({ outcome, ...request }) =>
          outcome.kind === 'said' && (
            <div
              key={keyOf(request)}
              className={classes(
                'notice',
                outcome.tone === 'good' ? 'notice-success' : 'notice-error',
                'row',
              )}
            >
              <span>{outcome.text}</span>
              <button type="button" className="plain" onClick={() => send(commands.dismissOutcome(request))}>
                知道了
              </button>
            </div>
          ),
      )}
    </div>
  );
}

export interface ActivityFrameProps {
  readonly path: (typeof PAGES)[number]['path'];
  readonly about: string;
  readonly children: ReactNode;
}

/** The pages of the activities, with the way from one to the other. */
export const ActivityFrame = ({ path, about, children }: ActivityFrameProps) => (
  <AntdProvider>
    <SideFrame label="会员活动" pages={PAGES} path={path}>
      <div className="column">
        <header className="page-head">
          <h1 tabIndex={-1}>{PAGES.find((page) => page.path === path)?.title}</h1>
          <p className="muted">{about}</p>
        </header>
        <Outcomes />
        {children}
      </div>
    </SideFrame>
  </AntdProvider>
);

export interface PartViewProps<P extends Part> {
  readonly part: P;
  /** What could not be had: 积分记录. */
  readonly name: string;
  readonly children: (data: PartData[P]) => ReactNode;
}

export function PartView<P extends Part>({ part, name, children }: PartViewProps<P>) {
  const send = useSend();
  const answer = useSelector(selectPart(part));
  const { query } = answer;
  return (
    <AnswerView
      answer={answer}
      name={name}
      openTo={`${name}向登录的会员开放。`}
      onRetry={() => send(commands.loadPart({ part, ...(query && { query }) }))}
    >
      {children}
    </AnswerView>
  );
}
