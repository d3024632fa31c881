import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { PrizeTable, remainingNote } from '#src/ui/prize-table.tsx';
import { Digest } from '#src/ui/row-list.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { hasCall } from '../contract/calls';
import { CARDS_ON_BOARD } from '../contract/gifts';
import type { CampaignInfo } from '../contract/campaign';
import { selectIsBusy, selectOutcome } from '../selectors';
import { ActButton } from './common';
import * as styles from './campaigns.module.css';

type Draw = NonNullable<CampaignInfo['draw']>;

interface OddsProps {
  readonly draw: Draw;
  readonly state: CampaignInfo['standing']['state'];
}

export const Odds = ({ draw, state }: OddsProps) => (
  <Sheet title="奖品与概率" note={remainingNote(state)}>
    <PrizeTable prizes={draw.prizes} />
    <p className="muted">
      结果由当日种子与您的序号算出：{draw.today.day} 的种子摘要（SHA-256）为{' '}
      <Digest>{draw.today.digest}</Digest>，种子次日公布，届时可在
      <a className="inline" href="#/vipActivities/luckyDraw">
        我的抽奖
      </a>
      里逐次验证。
    </p>
  </Sheet>
);

const nameOf = ({ prizes }: Draw, id: string): string => prizes.find((prize) => prize.id === id)?.name ?? id;

/** What the last draw gave, and why it is another than it fell on. */
export function LastDrawn({ draw }: { readonly draw: Draw }) {
  const { given, drawn, isFormer } = useSelector(selectOutcome)?.told ?? {};
  if (given === undefined || !draw.prizes.some(({ id }) => id === given)) return null;
  return (
    <p className="callout" role="status">
      {isFormer ? '此前获得' : '获得'} <b>{nameOf(draw, given)}</b>。
      {drawn !== undefined && `抽到的是${nameOf(draw, drawn)}，已发完或本季已得过，按规则改发。`}
    </p>
  );
}

type Own = NonNullable<CampaignInfo['own']>;

/** The kind that lies open at each place; where none was told, or it is taken, the first that is free. */
const boardOf = ({ today }: Own): readonly (string | undefined)[] => {
  const board = Array.from<string | undefined>({ length: CARDS_ON_BOARD });
  for (const { kind, place } of today) {
    const isFree = place !== null && board[place - 1] === undefined;
    board[isFree ? place - 1 : board.indexOf(undefined)] = kind;
  }
  return board;
};

/** Nine cards, of which those of today lie open. The focus goes from the button that was pressed to what it has opened. */
function Board({ draw, own }: { readonly draw: Draw; readonly own: Own }) {
  const send = useSend();
  const isBusy = useSelector(selectIsBusy);
  const newest = useRef<HTMLSpanElement>(null);
  const isFlipped = useRef(false);
  const openToday = own.today.length;
  useEffect(() => {
    if (isFlipped.current) newest.current?.focus();
    isFlipped.current = false;
  }, [openToday]);
  const [turned, setTurned] = useState<number>();
  const flip = (at: number) => {
    if (isBusy) return;
    isFlipped.current = true;
    setTurned(at);
    send(commands.takePart({ act: 'draw', key: 'qixiGift', number: own.nextNumber, place: at + 1 }));
  };
  return (
    <ul className={styles.cards} aria-label="九张牌">
      {boardOf(own).map((open, at) => {
        return (
          <li key={String(at)}>
            {open === undefined ? (
              <button
                type="button"
                aria-label={`翻牌 第 ${at + 1} 张`}
                disabled={own.leftToday === 0}
                // A button that is disabled under the focus loses it.
                aria-disabled={isBusy}
                onClick={() => flip(at)}
              >
                翻牌
              </button>
            ) : (
              <span className={styles.shown} tabIndex={-1} {...(at === turned && { ref: newest })}>
                {nameOf(draw, open)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export const DrawSheet = ({ info }: { readonly info: CampaignInfo }) => {
  const { key, draw, own } = info;
  if (!draw || !own || !hasCall(key, 'draw')) return null;
  const chances = draw.by === 'chance' ? `机会 ${own.chances} 次 · ` : '';
  return (
    <Sheet
      title={key === 'qixiGift' ? '翻牌' : '抽一次'}
      note={`${chances}今天还可抽 ${own.leftToday}/${draw.drawsADay} 次`}
    >
      {own.leftToday === 0 && <p className="muted">今天的次数已用完，明天再来。</p>}
      {own.leftToday > 0 && draw.by === 'chance' && own.chances === 0 && (
        <p className="muted">抽奖次数不足。</p>
      )}
      {key === 'qixiGift' ? (
        <Board draw={draw} own={own} />
      ) : (
        <ActButton
          isPrimary
          act={{ act: 'draw', key, number: own.nextNumber }}
          name={key === 'collectCard' ? '抽一张卡' : '用 1 次机会抽奖'}
          isDisabled={own.leftToday === 0 || (draw.by === 'chance' && own.chances === 0)}
        />
      )}
      <LastDrawn draw={draw} />
    </Sheet>
  );
};
