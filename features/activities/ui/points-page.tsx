import { useSelector } from 'react-redux';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { formatNumber } from '#src/ui/format';
import { Pager } from '#src/ui/listing/pager.tsx';
import { RowList } from '#src/ui/row-list.tsx';
import { FESTIVE } from '#src/ui/festive.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { PointsRecord, PointsRecords } from '../contract/points';
import { CAP_RULE, POINTS_KINDS } from '../rules/earning';
import { selectPart } from '../selectors';
import { CouponLine } from './coupon-line';
import { ActivityFrame, PartView } from './frame';
import { pointsClosedText } from './labels';
import * as styles from './activities.module.css';

const PAGE_SIZE = 20;
const DIRECTIONS = [
  { key: undefined, name: '全部' },
  { key: 'earned', name: '获得' },
  { key: 'spent', name: '支出' },
] as const;

const COLUMNS: readonly Column<PointsRecord>[] = [
  {
    key: 'kind',
    title: '事项',
    card: 'name',
    cell: ({ kind, whatFor }) => (
      <>
        {POINTS_KINDS[kind]}
        {whatFor !== null && <small> {whatFor}</small>}
      </>
    ),
  },
  { key: 'at', title: '时间', unbroken: true, cell: ({ at }) => at },
  {
    key: 'points',
    title: '积分',
    numeric: true,
    card: 'figure',
    cell: ({ points }) => `${points > 0 ? '+' : ''}${formatNumber(points)}`,
  },
  { key: 'balance', title: '余额', numeric: true, cell: ({ balance }) => formatNumber(balance) },
];

function Records({ records, total }: PointsRecords) {
  const send = useSend();
  const { query = {}, status } = useSelector(selectPart('records'));
  const { pageNo = 1, direction } = query;
  const show = (next: { readonly pageNo: number; readonly direction?: 'earned' | 'spent' | undefined }) =>
    send(
      commands.loadPart({
        part: 'records',
        query: { pageNo: next.pageNo, ...(next.direction && { direction: next.direction }) },
      }),
    );
  return (
    <>
      <div className="segments" role="group" aria-label="记录的种类">
        {DIRECTIONS.map(({ key, name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={direction === key}
            onClick={() => show({ pageNo: 1, direction: key })}
          >
            {name}
          </button>
        ))}
      </div>
      {records.length === 0 ? (
        <EmptyState
          kind="none"
          title={direction === 'spent' ? '还没有支出积分' : '还没有积分记录'}
          action={
            direction === 'spent'
              ? { label: '去积分商城', href: '#/memberActivity/pointMall' }
              : { label: '去做任务', href: '#/memberActivity/activityHome' }
          }
        />
      ) : (
        <>
          <DataTable
            caption="积分记录"
            columns={COLUMNS}
            rows={records}
            rowKey={({ id }) => id}
            isBusy={status === 'loading'}
            asCards
          />
          <Pager
            page={pageNo}
            total={{ count: total, exact: true }}
            hasPrevious={pageNo > 1}
            hasNext={pageNo * PAGE_SIZE < total}
            isBusy={status === 'loading'}
            onPrevious={() => show({ pageNo: pageNo - 1, direction })}
            onNext={() => show({ pageNo: pageNo + 1, direction })}
          />
        </>
      )}
    </>
  );
}

export const PointsPage = () => (
  <ActivityFrame path="/memberActivity/memberPoints" about="积分次年年底到期，先得的先用">
    <PartView part="points" name="积分">
      {({ standing, totalPoints, expiring, earnedToday, mostADay }) => (
        <Sheet title="积分余额" className={FESTIVE}>
          {pointsClosedText(standing) && <p className="callout">{pointsClosedText(standing)}</p>}
          <dl className="figures">
            <div>
              <dt>可用积分</dt>
              <dd className={styles.total}>{formatNumber(totalPoints)}</dd>
            </div>
            <div>
              <dt>今日计入上限</dt>
              <dd>
                {earnedToday} / {mostADay}
              </dd>
            </div>
            <div>
              <dt>最早到期</dt>
              <dd>{expiring ? `${formatNumber(expiring.points)} 分，${expiring.on}` : '无'}</dd>
            </div>
          </dl>
          <p className="muted">{CAP_RULE}。</p>
        </Sheet>
      )}
    </PartView>
    <Sheet title="我的券">
      <PartView part="coupons" name="券">
        {({ coupons }) =>
          coupons.length === 0 ? (
            <p className="muted">还没有券。积分商城可以兑换，抽奖可以抽中。</p>
          ) : (
            <RowList>
              {coupons.map((coupon) => (
                <CouponLine key={coupon.id} {...coupon} />
              ))}
            </RowList>
          )
        }
      </PartView>
    </Sheet>
    <Sheet title="积分记录">
      <PartView part="records" name="积分记录">
        {(page) => <Records {...page} />}
      </PartView>
    </Sheet>
  </ActivityFrame>
);
