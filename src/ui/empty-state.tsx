import type { ReactNode } from 'react';
import { useOnceOnline } from './network';
import './styles/empty-state.css';

export type EmptyKind = 'none' | 'noRights' | 'filtered' | 'loading' | 'broken';

const TITLES: Readonly<Record<EmptyKind, string>> = {
  none: '这里还没有数据',
  noRights: '当前账号没有查看权限',
  filtered: '没有符合条件的结果',
  loading: '正在载入',
  broken: '没能取到数据',
};
const SIGNS: Readonly<Record<EmptyKind, string>> = {
  none: '空',
  noRights: '权',
  filtered: '筛',
  loading: '候',
  broken: '断',
};

export interface EmptyStateProps {
  readonly kind: EmptyKind;
  readonly title?: string;
  /** Why, and what comes nearest. */
  readonly children?: ReactNode;
  /** One way on: clear the filters, try again, apply for a trial. What is broken is tried again when the network is back. */
  readonly action?:
    | { readonly label: string; readonly run: () => void }
    | { readonly label: string; readonly href: string };
  /** Shown with failures, so that support can find them. */
  readonly requestId?: string;
}

const Action = ({ action }: { readonly action: NonNullable<EmptyStateProps['action']> }) =>
  'href' in action ? (
    <a className="button" href={action.href}>
      {action.label}
    </a>
  ) : (
    <button className="button" type="button" onClick={action.run}>
      {action.label}
    </button>
  );

export function EmptyState({ kind, title = TITLES[kind], children, action, requestId }: EmptyStateProps) {
  useOnceOnline(kind === 'broken' && action && 'run' in action ? action.run : undefined);
  return (
    <div className={`empty-state empty-${kind}`} role={kind === 'broken' ? 'alert' : 'status'}>
      <span className="empty-sign" aria-hidden>
        {SIGNS[kind]}
      </span>
      <p className="empty-title">{title}</p>
      {children && <div className="empty-why">{children}</div>}
      {action && <Action action={action} />}
      {requestId && <p className="muted empty-id">请求编号 {requestId}</p>}
    </div>
  );
}
