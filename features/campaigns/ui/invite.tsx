import { useSelector } from 'react-redux';
import { CAMPAIGNS } from '#src/contract/campaigns';
import { closedText } from '#src/contract/standing';
import { RowList, RowText, RuleList } from '#src/ui/row-list.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Invites } from '../contract/invite';
import { invitationHref } from '../modules';
import { ACTIVE_DAYS, FOR_THE_INVITED, FRIEND_POINTS } from '../rules/invite';
import { OF_THE_INVITER_ALONE, REASONS } from '../rules/reasons';
import { selectIsMember, selectPlace } from '../selectors';
import { ActButton, Rules, ShareLink } from './common';
import { PartView } from './part-view';

/** On a page open to everybody: who invites, and what it means. */
export function Invitation() {
  const isMember = useSelector(selectIsMember);
  const { invite } = useSelector(selectPlace).query;
  if (!invite) return null;
  return (
    <PartView part="invitation" name="邀请">
      {({ standing, inviter, isOwn }) => {
        const closed = closedText(standing);
        if (inviter === null) return <p className="callout">没有这个邀请链接，请向好友核对。</p>;
        if (isOwn)
          return (
            <p className="callout">
              这是您自己的邀请链接，发给好友用。{' '}
              <a className="inline" href={`#${CAMPAIGNS.userInvite.href}`}>
                查看我的邀请
              </a>
            </p>
          );
        return (
          <Sheet title={`${inviter} 邀请您使用造价指标网`}>
            {closed !== undefined && <p className="callout">{closed}</p>}
            <RuleList>
              {FOR_THE_INVITED.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </RuleList>
            <p>
              <a
                className="inline"
                href={`#${CAMPAIGNS.userInvite.href}?invite=${encodeURIComponent(invite)}`}
              >
                {isMember ? '登记邀请人' : '登录或注册，登记邀请人'}
              </a>
            </p>
          </Sheet>
        );
      }}
    </PartView>
  );
}

const STATES = { pending: '待确认', review: '复核中', released: '已发放', refused: '不发放' } as const;

type InvitedProps = NonNullable<Invites['invited']>;

const STANDINGS = {
  pending: '待满足条件',
  review: '复核中',
  released: '条件已满足，邀请人的积分已发放',
  refused: '邀请人的积分不发放',
} as const;

const arrivalOf = ({ state, hasGuide, isRewarded }: InvitedProps): string => {
  if (isRewarded) return '已到账';
  const arrives = state === 'review' ? '复核通过后到账' : '一小时内到账';
  return hasGuide ? `已完成，${arrives}` : `未完成；完成后${arrives}`;
};

const Condition = ({ name, isMet, progress }: { name: string; isMet: boolean; progress: string }) => (
  <li className="row">
    <RowText>{name}</RowText>
    <span className={isMet ? 'good' : 'muted'}>{progress}</span>
  </li>
);

/** How it stands with the invitation of the friend who is looking. */
const Invited = (invited: InvitedProps) => {
  const { inviter, state, reason, hasMobile, activeDays, activeUpTo, releasesOn, isRewarded } = invited;
  const isRefusedBoth = state === 'refused' && !(reason && OF_THE_INVITER_ALONE.includes(reason));
  return (
    <Sheet title="我受到的邀请" note={`邀请人：${inviter}`}>
      <p>
        <b>{isRefusedBoth ? '邀请人与您的奖励都不发放' : STANDINGS[state]}</b>
        {state === 'pending' && `，都满足的，${releasesOn} 向邀请人发放积分`}
        {reason && `：${REASONS[reason]}`}。
      </p>
      <RowList>
        {state === 'pending' && (
          <>
            <Condition name="验证手机号" isMet={hasMobile} progress={hasMobile ? '已完成' : '未完成'} />
            <Condition
              name={`到 ${activeUpTo} 有 ${ACTIVE_DAYS} 天登录使用`}
              isMet={activeDays >= ACTIVE_DAYS}
              progress={`已有 ${activeDays} 天`}
            />
          </>
        )}
        {(isRewarded || !isRefusedBoth) && (
          <Condition
            name={`完成第一个新手引导，您得 ${FRIEND_POINTS} 积分和一次抽奖机会`}
            isMet={isRewarded}
            progress={arrivalOf(invited)}
          />
        )}
      </RowList>
    </Sheet>
  );
};

const Friends = ({ friends, points }: Pick<Invites, 'friends' | 'points'>) => (
  <Sheet title="我邀请的好友" note={`已得 ${points} 积分`}>
    {friends.length === 0 ? (
      <p className="muted">还没有好友登记。</p>
    ) : (
      <RowList>
        {friends.map(({ name, at, state, reason, points: got, releasesOn }) => (
          <li key={`${name} ${at}`} className="row">
            <RowText>
              {name} <span className="muted">{at}</span>
            </RowText>
            <span className="muted">
              {STATES[state]}
              {state === 'pending' && `，条件满足的 ${releasesOn} 发放`}
              {reason && `：${REASONS[reason]}`}
              {got > 0 && ` +${got}`}
            </span>
          </li>
        ))}
      </RowList>
    )}
  </Sheet>
);

export function InviteSections() {
  const { invite } = useSelector(selectPlace).query;
  return (
    <PartView part="userInvite" name="邀请">
      {({ standing, rules, url, points, friends, invited }) => (
        <>
          {closedText(standing) && <p className="callout">{closedText(standing)}</p>}
          {invite !== undefined && invited === null && invite !== url && (
            <p className="callout">
              您由好友邀请而来。{' '}
              <ActButton
                act={{ act: 'visitInvite', key: 'userInvite', url: invite }}
                name="登记邀请人"
                isDisabled={closedText(standing) !== undefined}
              />
            </p>
          )}
          {invited && <Invited {...invited} />}
          <Sheet title="我的邀请地址">
            {url === null ? (
              <ActButton
                isPrimary
                act={{ act: 'share', key: 'userInvite' }}
                name="生成邀请地址"
                isDisabled={closedText(standing) !== undefined}
              />
            ) : (
              <>
                <p>复制链接发给好友：</p>
                <ShareLink name="邀请链接" href={invitationHref(url)} />
              </>
            )}
          </Sheet>
          <Friends friends={friends} points={points} />
          <Rules rules={rules} standing={standing} />
        </>
      )}
    </PartView>
  );
}
