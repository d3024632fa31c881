import { useSelector } from 'react-redux';
import { AntdProvider } from '#src/ui/antd-provider.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import {
  selectAskedModule,
  selectEnterpriseName,
  selectModule,
  selectPartner,
  selectPartnerProblem,
} from '../selectors';
import { Mine } from './mine';
import { ModuleList } from './module-list';
import { ModuleNav } from './module-nav';
import { Publish } from './publish';
import type { Area } from './publish-form';

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
