import { Button } from 'antd';
import { useSelector } from 'react-redux';
import { AntdProvider } from '#src/ui/antd-provider.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { MODULES, type Kind, type ModuleName } from '../contract';
import {
  selectAskedModule,
  selectEnterpriseName,
  selectForm,
  selectModule,
  selectPartner,
  selectPartnerProblem,
} from '../selectors';
import { Mine } from './mine';
import { addressOf, ModuleNav } from './module-nav';
import { PublishForm, type Area } from './publish-form';
import * as styles from './sourcing.module.css';

const NOTES: Readonly<Record<ModuleName, string>> = {
  material: '钢材、水泥、电缆、装饰材料等，写明规格与数量，由寻源服务匹配供应商。',
  equipment: '电梯、水泵、配电、施工机械等，写明型号与参数，征集供货与安装报价。',
  mine: '已发布的寻源、当前状态和供应商的回应。',
};

const ModuleList = () => (
  <ul className={styles.modules}>
    {(Object.keys(NOTES) as ModuleName[]).map((name) => (
      <li key={name}>
        <a className="sheet" href={addressOf(name)}>
          <b>{MODULES[name]}</b>
          <span>{NOTES[name]}</span>
        </a>
      </li>
    ))}
  </ul>
);

const Sent = () => {
  const send = useSend();
  return (
    <div className="column-tight" role="status">
      <p>
        <b>寻源已发布。</b>供应商的回应会出现在“我的寻源”里。
      </p>
      <p className="row">
        <a className="button" href={addressOf('mine')}>
          查看我的寻源
        </a>
        <Button onClick={() => send(commands.beginAnew())}>再发一条</Button>
      </p>
    </div>
  );
};

function Publish({ kind, areas }: { readonly kind: Kind; readonly areas: readonly Area[] }) {
  const isSent = useSelector(selectForm) === 'sent';
  return (
    <Sheet title={MODULES[kind]} note="联系方式只保存在本站，不会告知寻源服务">
      {isSent ? <Sent /> : <PublishForm kind={kind} areas={areas} />}
    </Sheet>
  );
}

interface SourcingPageProps {
  /** Places goods can be brought to. */
  readonly areas: readonly Area[];
}

const Module = ({ areas }: SourcingPageProps) => {
  const asked = useSelector(selectAskedModule);
  const moduleName = useSelector(selectModule);
  if (asked === undefined) return <ModuleList />;
  if (moduleName === undefined) {
    return (
      <EmptyState
        kind="none"
        title="没有这个栏目"
        action={{ label: '查看全部栏目', href: '#/m2/m-sourcing' }}
      >
        地址可能有误，或栏目已经调整。
      </EmptyState>
    );
  }
  return moduleName === 'mine' ? <Mine /> : <Publish key={moduleName} kind={moduleName} areas={areas} />;
};

const Content = ({ areas }: SourcingPageProps) => {
  const send = useSend();
  const partner = useSelector(selectPartner);
  const problem = useSelector(selectPartnerProblem);
  if (partner === 'open') return <Module areas={areas} />;
  if (partner === 'refused') return <EmptyState kind="noRights">当前账号没有开通寻源服务。</EmptyState>;
  if (partner === 'lost') {
    return (
      <EmptyState
        kind="broken"
        title="没能连上寻源服务"
        action={{ label: '再试一次', run: () => send(commands.openPartner()) }}
        {...(problem?.requestId && { requestId: problem.requestId })}
      >
        {problem?.message}
      </EmptyState>
    );
  }
  return (
    <div className="sheet" aria-busy="true">
      <span className="sr-only">正在连接寻源服务</span>
      <SkeletonRows rows={6} />
    </div>
  );
};

export function SourcingPage({ areas }: SourcingPageProps) {
  const enterpriseName = useSelector(selectEnterpriseName);
  return (
    <AntdProvider>
      <div className="column">
        <header className="page-head">
          <h1>发布寻源</h1>
          {enterpriseName && <p>{enterpriseName}</p>}
        </header>
        <ModuleNav />
        <Content areas={areas} />
      </div>
    </AntdProvider>
  );
}
