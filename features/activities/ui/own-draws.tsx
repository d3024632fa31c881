import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { CAMPAIGNS, type CampaignKey } from '#src/contract/campaigns';
import { PRIZE_STATES } from '#src/contract/drawn';
import { Digest } from '#src/ui/row-list.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { OwnDraw, Proof } from '../contract/raffle';
import { ACTIVITIES } from '../rules/activities';
import { selectIsAnyUnderWay, selectOutcome } from '../selectors';
import { workOf } from '../work';
import { PartView } from './frame';
import { ReceiverForm } from '#src/ui/receiver-form.tsx';
import { verify } from './verify';

const ProofView = (proof: Proof) => {
  const verdict = verify(proof);
  return (
    <dl className="facts">
      <div>
        <dt>抽奖日</dt>
        <dd>{proof.day}</dd>
      </div>
      <div>
        <dt>种子摘要</dt>
        <dd>
          <Digest>{proof.digest}</Digest>
        </dd>
      </div>
      <div>
        <dt>签名内容</dt>
        <dd>
          <Digest>{proof.message}</Digest>
        </dd>
      </div>
      <div>
        <dt>概率表编号</dt>
        <dd>
          <Digest>{proof.oddsId}</Digest>
        </dd>
      </div>
      {verdict ? (
        <>
          <div>
            <dt>种子</dt>
            <dd>
              <Digest>{proof.seed}</Digest>
            </dd>
          </div>
          <div>
            <dt>HMAC-SHA256</dt>
            <dd>
              <Digest>{verdict.hmac}</Digest>
            </dd>
          </div>
          <div>
            <dt>抽奖值</dt>
            <dd>
              {verdict.value.toFixed(10)}，落在“{verdict.prize}”
            </dd>
          </div>
          <div>
            <dt>结论</dt>
            <dd className={verdict.isSeedKept && verdict.isDrawnSo && verdict.areOddsKept ? 'good' : 'bad'}>
              {verdict.isSeedKept ? '种子与事先公布的摘要一致' : '种子与事先公布的摘要不一致'}；
              {verdict.areOddsKept ? '概率与公布的概率表一致' : '概率与公布的概率表不一致'}；
              {verdict.isDrawnSo ? '结果与计算一致' : '结果与计算不一致'}
            </dd>
          </div>
        </>
      ) : (
        <div>
          <dt>种子</dt>
          <dd>抽奖日的次日公布，届时可在这里验证</dd>
        </div>
      )}
    </dl>
  );
};

interface ClaimProps {
  readonly number: number;
  readonly onClose: () => void;
}

function Claim({ number, onClose }: ClaimProps) {
  const send = useSend();
  const isBusy = useSelector(selectIsAnyUnderWay('claim'));
  const outcome = useSelector(selectOutcome(workOf.claim({ number })));
  const said = outcome?.kind === 'said' ? outcome : undefined;
  const isDone = said?.tone === 'good';
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <ReceiverForm
      isBusy={isBusy}
      action="提交"
      problem={said?.tone === 'bad' ? said.text : undefined}
      onSubmit={(receiver) => send(commands.claimPrize({ number, receiver }))}
      onCancel={onClose}
    />
  );
}

const isCampaign = (key: OwnDraw['activity']): key is CampaignKey => Object.hasOwn(CAMPAIGNS, key);

type Asked = ({ readonly what: 'claim' | 'proof' } & Pick<OwnDraw, 'activity' | 'number'>) | undefined;

const columnsOf = (ask: (asked: Asked) => void): readonly Column<OwnDraw>[] => [
  { key: 'name', title: '所得', card: 'name', cell: ({ name }) => name },
  { key: 'activity', title: '活动', cell: ({ activity }) => ACTIVITIES[activity].name },
  { key: 'number', title: '序号', numeric: true, isTitled: true, cell: ({ number }) => number },
  { key: 'at', title: '时间', unbroken: true, cell: ({ at }) => at },
  {
    key: 'state',
    title: '状态',
    cell: ({ state, drawn, given, drawnName, claimBy }) => (
      <>
        {PRIZE_STATES[state]}
        {claimBy && <small>（至 {claimBy}）</small>}
        {drawn !== given && <small>（抽到{drawnName}）</small>}
      </>
    ),
  },
  {
    key: 'do',
    title: <span className="sr-only">操作</span>,
    card: 'foot',
    cell: ({ activity, number, state }) => (
      <span className="row">
        {state === 'unclaimed' && activity === 'raffle' && (
          <Button size="small" type="primary" onClick={() => ask({ what: 'claim', activity, number })}>
            填写收件人
          </Button>
        )}
        {state === 'unclaimed' && isCampaign(activity) && <a href={`#${CAMPAIGNS[activity].href}`}>去领取</a>}
        <Button
          size="small"
          aria-label={`验证${ACTIVITIES[activity].name}第 ${number} 次抽奖`}
          onClick={() => ask({ what: 'proof', activity, number })}
        >
          验证
        </Button>
      </span>
    ),
  },
];

/** Each draw of the member in whatever activity, with what proves it. */
export function OwnDraws() {
  const send = useSend();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const ask = (next: Asked) => {
    if (next?.what === 'proof') {
      const { activity, number } = next;
      send(commands.loadPart({ part: 'proof', query: { activity, number } }));
    }
    if (next?.what === 'claim') send(commands.dismissOutcome(workOf.claim(next)));
    setAsked(next);
  };
  return (
    <Sheet title="我的抽奖" note="各项活动，最近 100 次">
      <PartView part="draws" name="抽奖记录">
        {({ draws }) =>
          draws.length === 0 ? (
            <p className="muted">还没有抽过奖。</p>
          ) : (
            <DataTable
              caption="我的抽奖"
              columns={columnsOf(ask)}
              rows={draws}
              rowKey={({ activity, number }) => `${activity} ${number}`}
              asCards
            />
          )
        }
      </PartView>
      <Dialog title="验证本次抽奖" isLight isOpen={asked?.what === 'proof'} onClose={close}>
        <PartView part="proof" name="验证材料">
          {(proof) => <ProofView {...proof} />}
        </PartView>
      </Dialog>
      <Dialog title="填写收件人" isOpen={asked?.what === 'claim'} onClose={close}>
        {asked?.what === 'claim' && <Claim number={asked.number} onClose={close} />}
      </Dialog>
    </Sheet>
  );
}
