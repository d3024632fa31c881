import { Button } from 'antd';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { formatNumber } from '#src/ui/format';
import { FESTIVE } from '#src/ui/festive.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Raffle } from '../contract/raffle';
import { selectIsUnderWay, selectLost, selectOutcome } from '../selectors';
import { workOf } from '../work';
import { closedText } from '#src/contract/standing';

const DRAW = workOf.draw();

/** Why nobody, or not this member, can draw now; undefined where they can. */
const whyNot = ({ standing, own, cost }: Raffle): string | undefined => {
  const closed = closedText(standing);
  if (closed !== undefined) return closed;
  if (!own) return undefined;
  if (own.leftToday === 0) return '今天的次数已用完，明天再来';
  return own.chances === 0 && own.totalPoints < cost ? `没有抽奖机会，积分也不足 ${cost}` : undefined;
};

const leftText = ({ standing, own, drawsADay }: Raffle): string =>
  own && closedText(standing) === undefined ? ` · 今天还可抽 ${own.leftToday}/${drawsADay} 次` : '';

function Result({ prizes, fallback }: Pick<Raffle, 'prizes' | 'fallback'>) {
  const send = useSend();
  const outcome = useSelector(selectOutcome(DRAW));
  const drawn = outcome?.kind === 'drawn' ? outcome.drawn : undefined;
  const close = () => send(commands.dismissOutcome(DRAW));
  const nameOf = (id: string) => prizes.find((prize) => prize.id === id)?.name ?? id;
  return (
    <Dialog title="抽奖结果" isLight isOpen={drawn !== undefined} onClose={close}>
      {drawn && (
        <>
          <p className="dialog-text" role="status">
            第 {drawn.number} 次抽奖{drawn.isFormer && '此前已经抽出'}，获得 <b>{nameOf(drawn.given)}</b>。
            {drawn.isFormer && '现在没有再抽，积分和机会没有再扣。'}
            {drawn.given !== drawn.drawn &&
              `抽到的是${nameOf(drawn.drawn)}，已发完或本季已得过，按规则改发${nameOf(fallback)}。`}
            {drawn.state === 'unclaimed' && '请在“我的抽奖”里填写收件人。'}
          </p>
          <div className="actions">
            <Button type="primary" size="large" onClick={close}>
              知道了
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

export function DrawPanel(raffle: Raffle) {
  const send = useSend();
  const isDrawing = useSelector(selectIsUnderWay(DRAW));
  const lost = useSelector(selectLost);
  const { own, cost } = raffle;
  const reason = whyNot(raffle);
  const isBusy = isDrawing || lost !== undefined;
  const draw = (by: 'points' | 'chance') => own && send(commands.drawPrize({ number: own.nextNumber, by }));
  return (
    <Sheet
      title="抽一次"
      className={FESTIVE}
      note={
        own ? `机会 ${own.chances} 次 · 积分 ${formatNumber(own.totalPoints)}${leftText(raffle)}` : undefined
      }
    >
      {reason && <p className="callout">{reason}</p>}
      {!own && (
        <p>
          抽奖需要登录。<a href="#/memberActivity/dailyAttendance">登录并签到得积分</a>
        </p>
      )}
      {own && !reason && (
        <div className="row">
          {own.chances > 0 && (
            <Button type="primary" size="large" loading={isBusy} onClick={() => draw('chance')}>
              用 1 次机会抽奖
            </Button>
          )}
          <Button
            size="large"
            type={own.chances > 0 ? 'default' : 'primary'}
            loading={isBusy}
            disabled={own.totalPoints < cost}
            onClick={() => draw('points')}
          >
            用 {cost} 积分抽奖
          </Button>
        </div>
      )}
      <Result prizes={raffle.prizes} fallback={raffle.fallback} />
    </Sheet>
  );
}
