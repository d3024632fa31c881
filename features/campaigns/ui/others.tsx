import { useState } from 'react';
import { useSelector } from 'react-redux';
import { CAMPAIGNS } from '#src/contract/campaigns';
import { RowList, RowText } from '#src/ui/row-list.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { DailyQuestion } from '../contract/question';
import type { TeamInfo } from '../contract/team';
import { selectIsMember, selectPlace } from '../selectors';
import { closedText } from '#src/contract/standing';
import { ActButton, Rules, ShareLink } from './common';
import { PartView } from './part-view';
import * as styles from './campaigns.module.css';

const STATES = { open: '等待队友', full: '已成队', over: '已过期' } as const;

const OwnTeam = ({ team, size, points }: TeamInfo & { readonly team: NonNullable<TeamInfo['team']> }) => (
  <>
    <p>
      {STATES[team.state]}，{team.members.length}/{size} 人：{team.members.join('、')}
    </p>
    {team.state === 'open' && (
      <>
        <p>把链接发给好友，{team.endsAt} 前有效：</p>
        <ShareLink name="组队链接" href={`#${CAMPAIGNS.giftBoxV61.href}&team=${team.url}`} />
      </>
    )}
    {team.state === 'full' && (
      <ActButton
        isPrimary
        act={{ act: 'rewardTeam', key: 'giftBoxV61', urlId: team.urlId }}
        name={team.isRewarded ? '已领取' : `领取 ${points} 积分`}
        isDisabled={team.isRewarded}
      />
    )}
  </>
);

export function TeamSections() {
  const isMember = useSelector(selectIsMember);
  const { team: invited } = useSelector(selectPlace).query;
  return (
    <PartView part="giftBoxV61" name="组队">
      {(info) => {
        const closed = closedText(info.standing);
        const isFree = !info.team || info.team.state === 'over';
        return (
          <>
            {closed !== undefined && <p className="callout">{closed}</p>}
            {!isMember && <p className="callout">登录后可以组队。</p>}
            {isMember && (closed === undefined || info.team?.state === 'full') && (
              <Sheet title="我的队伍">
                {info.team && <OwnTeam {...info} team={info.team} />}
                {isFree && closed === undefined && (
                  <p className="row">
                    {invited !== undefined && (
                      <ActButton
                        isPrimary
                        act={{ act: 'joinTeam', key: 'giftBoxV61', url: invited }}
                        name="加入队伍"
                      />
                    )}
                    <ActButton act={{ act: 'openTeam', key: 'giftBoxV61' }} name="发起组队" />
                  </p>
                )}
              </Sheet>
            )}
            <Rules rules={info.rules} standing={info.standing} />
          </>
        );
      }}
    </PartView>
  );
}

const Answered = ({ isRight, points, because }: NonNullable<DailyQuestion['answered']>) => (
  <p>
    <b className={isRight ? 'good' : 'bad'}>{isRight ? '答对了' : '答错了'}</b>，获得 {points} 积分。{because}
    今天的题已答，明天再来。
  </p>
);

/** Chosen first and handed in after: what was handed in stands. */
function AnswerForm({ day, text, choices }: Pick<DailyQuestion, 'day' | 'text' | 'choices'>) {
  const [chosen, choose] = useState<number>();
  return (
    <>
      <fieldset className={styles.choices} aria-label={text}>
        {choices.map((choice, at) => (
          <label key={choice}>
            <input type="radio" name="answer" checked={chosen === at} onChange={() => choose(at)} /> {choice}
          </label>
        ))}
      </fieldset>
      <p className="row">
        <ActButton
          isPrimary
          act={{ act: 'answer', key: 'question', day, choice: chosen ?? 0 }}
          name="提交答案"
          isDisabled={chosen === undefined}
        />
        <span className="muted">
          {chosen === undefined ? '先选一项。' : `已选“${choices[chosen]}”。`}每天只答一次，提交后不能更改。
        </span>
      </p>
    </>
  );
}

const Question = ({ day, text, choices, answered, standing }: DailyQuestion) => {
  const isMember = useSelector(selectIsMember);
  const isOpen = isMember && answered === null && closedText(standing) === undefined;
  return (
    <Sheet title={text} note={day}>
      {isOpen ? (
        <AnswerForm key={day} day={day} text={text} choices={choices} />
      ) : (
        <RowList>
          {choices.map((choice, at) => (
            <li key={choice} className="row">
              <RowText>
                {choice}
                {answered?.right === at && <b className="good"> 正确答案</b>}
                {answered?.choice === at && <span className="muted"> 您的选择</span>}
              </RowText>
            </li>
          ))}
        </RowList>
      )}
      {answered && <Answered {...answered} />}
      {!isMember && <p className="callout">登录后作答。</p>}
    </Sheet>
  );
};

export function QuestionSections() {
  const isMember = useSelector(selectIsMember);
  return (
    <PartView part="question" name="题目">
      {(question) => (
        <>
          {closedText(question.standing) && <p className="callout">{closedText(question.standing)}</p>}
          {question.standing.state !== 'coming' && <Question {...question} />}
          {isMember && (
            <Sheet title="答题记录">
              <PartView part="questionRecords" name="答题记录">
                {({ answers }) =>
                  answers.length === 0 ? (
                    <p className="muted">还没有答过题。</p>
                  ) : (
                    <RowList>
                      {answers.map(({ day, text, isRight, points }) => (
                        <li key={day} className="row">
                          <RowText>
                            {day} {text}
                          </RowText>
                          <span className="muted">
                            {isRight ? '答对' : '答错'} +{points}
                          </span>
                        </li>
                      ))}
                    </RowList>
                  )
                }
              </PartView>
            </Sheet>
          )}
          <Rules rules={question.rules} standing={question.standing} />
        </>
      )}
    </PartView>
  );
}
