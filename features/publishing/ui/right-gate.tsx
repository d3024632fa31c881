import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageSkeleton } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectRight, selectRightProblem } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './publishing.module.css';

/** Says honestly who may publish, instead of an empty page. */
export const RightGate = ({ children }: { readonly children: ReactNode }) => {
  const send = useSend();
  const right = useSelector(selectRight);
  const problem = useSelector(selectRightProblem);
  if (right === 'yes') return children;
  if (right === 'no') {
    return (
      <div className={classes('sheet', styles.alone)}>
        <EmptyState
          kind="noRights"
          title="当前账号没有发布权限"
          action={{ label: '查看已发布的单项工程', href: '#/commonproj/index' }}
        >
          发布权限由管理员按账号开通，用于提交、审核和发布本单位的单项工程。开通后重新登录即可使用。
        </EmptyState>
      </div>
    );
  }
  if (right === 'unknown') return <PageSkeleton />;
  return (
    <div className={classes('sheet', styles.alone)}>
      <EmptyState
        kind="broken"
        title="没能确认发布权限"
        action={{ label: '再试一次', run: () => send(commands.checkRight()) }}
        {...(problem?.requestId && { requestId: problem.requestId })}
      >
        {problem?.message}
      </EmptyState>
    </div>
  );
};
