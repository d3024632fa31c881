import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ReceiverForm } from '#src/ui/receiver-form.tsx';
import { PRIZE_STATES } from '#src/contract/drawn';
import { RowList, RowText } from '#src/ui/row-list.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { hasCall, type GoalKey, type InfoKey, type KeyWith } from '../contract/calls';
import type { CampaignInfo } from '../contract/campaign';
import type { GiftRecords } from '../contract/gifts';
import { recordsPart } from '../parts';
import { selectIsBusy, selectOutcome } from '../selectors';
import { closedText } from '#src/contract/standing';
import { ActButton, Rules } from './common';
import { DrawSheet, LastDrawn, Odds } from './draw';
import { PartView } from './part-view';
import { Swap } from './swap';

const TASK_STATES = { open: '未完成', ready: '已完成，待登记', done: '已登记' } as const;

function TaskButton({
  info,
  task,
}: {
  readonly info: CampaignInfo;
  readonly task: CampaignInfo['tasks'][number];
}) {
  const { id, name, href, state, isDrawn } = task;
  if (!info.own || !hasCall(info.key, 'task')) return null;
  if (id === 'visit' && state !== 'done')
    return (
      <ActButton
        act={{ act: 'visit', key: 'giftBoxV55', url: href }}
        name="打开并打卡"
        label={`打开并打卡：${name}`}
      />
    );
  if (state === 'ready')
    return (
      <ActButton
        act={{ act: 'task', key: info.key, taskId: id }}
        name="登记"
        label={`登记 ${name}`}
        isPrimary
      />
    );
  if (state === 'done' && info.key === 'giftBoxV76' && !isDrawn)
    return (
      <ActButton
        act={{ act: 'drawTask', key: 'giftBoxV76', taskId: id }}
        name="抽奖"
        label={`抽奖 ${name}`}
        isPrimary
      />
    );
  return state === 'open' ? <a href={`#${href}`}>去完成</a> : null;
}

const Tasks = ({ info }: { readonly info: CampaignInfo }) => (
  <Sheet
    title="任务"
    {...(info.tasksAChance !== null && { note: `每完成 ${info.tasksAChance} 次得一次抽奖机会` })}
  >
    <RowList>
      {info.tasks.map((task) => (
        <li key={task.id} className="row">
          <RowText>{task.name}</RowText>
          <span className="muted">
            {task.isDrawn ? '已抽奖' : TASK_STATES[task.state]}
            {task.times > 1 && ` ${task.done}/${task.times}`}
          </span>
          <TaskButton info={info} task={task} />
        </li>
      ))}
    </RowList>
    {info.key === 'giftBoxV76' && info.draw && <LastDrawn draw={info.draw} />}
  </Sheet>
);

interface HeldProps {
  readonly info: CampaignInfo;
  readonly isOpen: boolean;
}
/** It is shown as it was when the campaign is paused or over, too. */
const Held = ({ info, isOpen }: HeldProps) => (
  <Sheet title="我的收集">
    <dl className="figures">
      {info.held.map(({ id, name, count }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
    {isOpen && info.swapFor !== null && (
      <Swap
        held={info.held}
        count={info.swapFor}
        number={info.goals.find(({ id }) => id === 'swap')?.nextNumber ?? 1}
      />
    )}
    {isOpen && info.foundAt.length > 0 && (info.own?.today.length ?? 0) > 0 && (
      <p>今天的{info.held[0]?.name}已经找到，明天再来。</p>
    )}
    {isOpen && info.foundAt.length > 0 && !info.own?.today.length && (
      <p className="row">
        <span>今天的{info.held[0]?.name}可能在：</span>
        {info.foundAt.map(({ name, href }) => (
          <a key={href} href={`#${href}`}>
            {name}
          </a>
        ))}
      </p>
    )}
    {info.standing.state === 'ended' && <p className="muted">活动已结束，没有兑换的不再兑换。</p>}
  </Sheet>
);

const hasGoals = (key: CampaignInfo['key']): key is GoalKey => hasCall(key, 'goal') || hasCall(key, 'goals');

interface GoalsProps {
  readonly of: GoalKey;
  readonly goals: CampaignInfo['goals'];
  readonly isOpen: boolean;
}
const Goals = ({ of: key, goals, isOpen }: GoalsProps) => (
  <Sheet title="可换的礼">
    <RowList>
      {goals
        .filter(({ id }) => id !== 'swap')
        .map(({ id, name, about, remaining, stock, refusal, nextNumber }) => (
          <li key={id} className="row">
            <RowText>
              <b>{name}</b> <span className="muted">{about}</span>
            </RowText>
            <span className="muted">{stock === null ? '数量不限' : `余 ${remaining} / ${stock}`}</span>
            {isOpen && (
              <ActButton
                act={{ act: 'goal', key, goal: id, number: nextNumber }}
                name={refusal ?? '领取'}
                label={`${refusal ?? '领取'} ${name}`}
                isDisabled={refusal !== null}
              />
            )}
          </li>
        ))}
    </RowList>
  </Sheet>
);

function Claim({ of: key, number }: { readonly of: KeyWith<'claim'>; readonly number: number }) {
  const send = useSend();
  const isBusy = useSelector(selectIsBusy);
  const outcome = useSelector(selectOutcome);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    // What was refused before is of another act.
    if (outcome?.tone === 'bad') send(commands.dismissOutcome());
    setOpen(true);
  };
  return (
    <>
      <Button onClick={open}>填写收件人</Button>
      <Dialog title="填写收件人" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ReceiverForm
          isBusy={isBusy}
          action="提交"
          problem={outcome?.tone === 'bad' ? outcome.text : undefined}
          onSubmit={(receiver) => send(commands.takePart({ act: 'claim', key, number, receiver }))}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

const Records = ({ of: key, records }: GiftRecords & { readonly of: InfoKey }) => (
  <Sheet title="我的奖品">
    {records.length === 0 ? (
      <p className="muted">还没有奖品。</p>
    ) : (
      <RowList>
        {records.map(({ id, name, at, state, claimBy, number }) => (
          <li key={id} className="row">
            <RowText>
              <b>{name}</b> <span className="muted">{at}</span>
            </RowText>
            <span className="muted">
              {PRIZE_STATES[state]}
              {claimBy && `（至 ${claimBy}）`}
            </span>
            {state === 'unclaimed' && number !== null && hasCall(key, 'claim') && (
              <Claim of={key} number={number} />
            )}
          </li>
        ))}
      </RowList>
    )}
  </Sheet>
);

/** A campaign as its data have it: whatever it has is shown, whatever it lacks is not. */
export const CampaignSections = ({ part }: { readonly part: InfoKey }) => (
  <PartView part={part} name="活动">
    {(info) => {
      const closed = closedText(info.standing);
      const callout =
        closed ?? info.refusal ?? (info.own ? undefined : '登录后参加；奖品、概率与规则无需登录即可查看。');
      const isOpen = closed === undefined && info.ifHasRight;
      const hasBegun = info.ifHasRight && info.standing.state !== 'coming';
      return (
        <>
          {callout !== undefined && <p className="callout">{callout}</p>}
          {isOpen && <DrawSheet info={info} />}
          {info.held.length > 0 && info.own && (isOpen || hasBegun) && <Held info={info} isOpen={isOpen} />}
          {isOpen && info.tasks.length > 0 && <Tasks info={info} />}
          {info.goals.length > 0 && hasGoals(part) && (
            <Goals of={part} goals={info.goals} isOpen={isOpen && info.own !== null} />
          )}
          {info.draw && <Odds state={info.standing.state} draw={info.draw} />}
          {info.own && (
            <PartView part={recordsPart(part)} name="记录">
              {({ records }) => <Records of={part} records={records} />}
            </PartView>
          )}
          <Rules rules={info.rules} standing={info.standing} />
        </>
      );
    }}
  </PartView>
);
