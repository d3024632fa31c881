import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { DialogButton } from '#src/ui/dialog/dialog-button.tsx';
import { SkeletonLine } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { PLACINGS } from '../../contract-collect';
import { selectCollect } from '../../selectors';
import { CollectForm, type AreaChoice } from './collect-form';
import { Submissions } from './submissions';
import * as styles from '../labor.module.css';

const Receipt = () => {
  const send = useSend();
  const { receipt } = useSelector(selectCollect);
  const title = useRef<HTMLHeadingElement>(null);
  // The form that held the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.receipt} role="status">
      <h3 ref={title} tabIndex={-1}>
        已收到，待审核
      </h3>
      <p>
        受理编号 <b>{receipt?.number}</b>。审核结果与意见见下方“我的提交”。
      </p>
      {receipt && <p>{PLACINGS[receipt.placing]}。</p>}
      <button type="button" className="button" onClick={() => send(commands.beginAnew())}>
        再填一条
      </button>
    </div>
  );
};

const Filling = ({ places }: { readonly places: readonly AreaChoice[] }) => {
  const send = useSend();
  const { right, rightProblem, status } = useSelector(selectCollect);
  if (!right && rightProblem) {
    return (
      <Unavailable
        problem={rightProblem}
        title="没能确认提交权限"
        openTo="提交劳务价格面向有权限的会员。"
        onRetry={() => send(commands.checkRight())}
      />
    );
  }
  if (!right) return <SkeletonLine width="full" />;
  if (!right.mayCollect) return <p role="status">{right.reason}</p>;
  if (status === 'sent') return <Receipt />;
  return (
    <>
      <p className="muted">
        请填写已结算的真实价格，由其他单位的审核人审核。库中有该子目在这一地区的价格线的，通过后展示在价格线上；没有的不展示。今天还可提交{' '}
        {right.left} 条。
      </p>
      <CollectForm places={places} />
    </>
  );
};

const Panel = ({ places }: { readonly places: readonly AreaChoice[] }) => {
  const send = useSend();
  useEffect(() => {
    send(commands.checkRight());
    send(commands.loadItems());
    send(commands.loadPricedPlaces());
    send(commands.loadSubmissions());
  }, [send]);
  return (
    <div className={styles.panel}>
      <Filling places={places} />
      <h3>我的提交</h3>
      <Submissions />
    </div>
  );
};

export const CollectDialog = ({ places }: { readonly places: readonly AreaChoice[] }) => (
  <DialogButton title="提交劳务价格" button={{ className: 'button', children: '提交价格' }}>
    {() => <Panel places={places} />}
  </DialogButton>
);
