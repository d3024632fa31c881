import { PrizeTable, remainingNote } from '#src/ui/prize-table.tsx';
import { Digest, RowList, RowText, RuleList } from '#src/ui/row-list.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Raffle } from '../contract/raffle';
import { BROWSER_RULE, DRAW_COST, SEASON_DAYS } from '#src/contract/prizes';
import { CLAIM_DAYS } from '#src/contract/rewards';
import { DrawPanel } from './draw-panel';
import { ActivityFrame, PartView } from './frame';
import { OwnDraws } from './own-draws';

const Rules = ({ standing, season, today, oddsId, prizes, fallback, drawsADay }: Raffle) => (
  <Sheet title="规则">
    <RuleList>
      <li>
        每次用 1 次机会或 {DRAW_COST}{' '}
        积分；完成新手引导得机会，受邀注册的，完成第一个引导另得一次。以北京时间计，每天至多抽 {drawsADay}{' '}
        次。{BROWSER_RULE}
      </li>
      <li>
        每季 {SEASON_DAYS} 天，
        {standing.state === 'ended'
          ? `活动结束于第 ${season.number} 季`
          : `本季为第 ${season.number} 季，至 ${season.endsOn}`}
        。概率在一季内不变。
      </li>
      <li>
        抽到已发完的奖品，或每人每季限一件而已得过的，改发{' '}
        {prizes.find(({ id }) => id === fallback)?.name ?? fallback}；其余奖品的概率不因此变化。
      </li>
      <li>
        会员天数、券和积分即时到账；实物请在 {CLAIM_DAYS} 天内填写收件人，7 个工作日内寄出，逾期视为放弃。
      </li>
      <li>主办方为造价指标网，联系方式见页脚“联系我们”。实物奖品面向年满 18 周岁的会员。</li>
      <li>
        结果由当日种子与您的抽奖序号算出：{today.day} 的种子摘要（SHA-256）为 <Digest>{today.digest}</Digest>
        ，种子次日公布，可在“我的抽奖”里逐次验证。概率表编号（概率表的 SHA-256）为 <Digest>{oddsId}</Digest>
        ，验证时一并核对。
      </li>
    </RuleList>
  </Sheet>
);

const Winners = ({ winners }: Pick<Raffle, 'winners'>) => (
  <Sheet title="近期中奖" note="限量奖品">
    {winners.length === 0 ? (
      <p className="muted">本季还没有人抽中限量奖品。</p>
    ) : (
      <RowList>
        {winners.map(({ name, prize, at }) => (
          <li key={`${name} ${prize} ${at}`} className="row">
            <RowText>
              {name} 抽中 <b>{prize}</b>
            </RowText>
            <span className="muted">{at}</span>
          </li>
        ))}
      </RowList>
    )}
  </Sheet>
);

export const RafflePage = () => (
  <ActivityFrame path="/vipActivities/luckyDraw" about="概率、余量公开，每次结果可验证">
    <PartView part="raffle" name="抽奖">
      {(raffle) => (
        <>
          <DrawPanel {...raffle} />
          <Sheet title="奖品与概率" note={remainingNote(raffle.standing.state)}>
            <PrizeTable prizes={raffle.prizes} />
          </Sheet>
          {raffle.own && <OwnDraws />}
          <Winners winners={raffle.winners} />
          <Rules {...raffle} />
        </>
      )}
    </PartView>
  </ActivityFrame>
);
