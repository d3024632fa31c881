import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectOverview, selectProblem, selectStatus } from '../selectors';
import { OrderList } from './order-list';
import { PackageList } from './package-list';
import { membershipText } from './labels';

function Body() {
  const send = useSend();
  const status = useSelector(selectStatus);
  const overview = useSelector(selectOverview);
  const problem = useSelector(selectProblem);
  if (!overview && status === 'failed')
    return (
      <div className="sheet">
        <Unavailable
          problem={problem}
          title="没能取到订单"
          openTo="订单与发票向登录的会员开放。"
          onRetry={() => send(commands.loadOrders())}
        />
      </div>
    );
  if (!overview)
    return (
      <div className="sheet" aria-busy="true">
        <span className="sr-only">正在载入套餐和订单</span>
        <SkeletonRows rows={6} />
      </div>
    );
  const { packages, membership, orders, payee, isSample } = overview;
  const packageSheet = (
    <Sheet key="packages" title="服务套餐" note={membershipText(membership)}>
      <PackageList {...{ packages, isSample, membership }} />
      <p className="muted">
        每个套餐都开通 VIP 会员；续期从原到期日的次日接着算。子账号与数据导入权限由客服在开通后设置。
      </p>
    </Sheet>
  );
  const orderSheet = (
    <Sheet key="orders" title="我的订单" note="银行转账，到账后由客服确认开通" busy={status === 'loading'}>
      {orders.length === 0 ? (
        <EmptyState kind="none" title="还没有订单">
          下单后，收款账户、状态和发票都在这里。
        </EmptyState>
      ) : (
        <OrderList {...{ orders, payee, isSample }} />
      )}
    </Sheet>
  );
  // Whoever has ordered comes for that.
  return <>{orders.length > 0 ? [orderSheet, packageSheet] : [packageSheet, orderSheet]}</>;
}

export function OrdersPage() {
  return (
    <>
      <h1>订单与发票</h1>
      <Body />
    </>
  );
}
