import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDialogOpen, selectIsSettled, selectUser } from '#features/auth/index';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** Nothing is shown to a visitor, or while a session waits to be renewed. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const user = useSelector(selectUser);
  const isSettled = useSelector(selectIsSettled);
  const needsLogin = useSelector(selectIsDialogOpen);
  if (!isSettled) return null;
  if (user && !needsLogin) return <>{children}</>;
  return (
    <main>
      <h1 className="sr-only">行为分析</h1>
      <EmptyState
        kind="noRights"
        title={user ? '登录已过期' : '请先登录'}
        action={{ label: '到门户登录', href: '/' }}
      >
        控制台使用门户的登录。请用有行为分析权限的账号在门户登录，再回到这里刷新。
      </EmptyState>
    </main>
  );
}
