import { Suspense } from 'react';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { userMenuChunk } from '../lazy-chunks';
import { ErrorBoundary } from './error-boundary';
import * as styles from './top-bar.module.css';

export interface HeaderUser {
  readonly name: string;
  readonly isVip: boolean;
  readonly isTrial: boolean;
  readonly trialLeftS?: number | undefined;
  readonly isPartner?: boolean;
}
export interface AccountProps {
  readonly user?: HeaderUser | undefined;
  readonly onLogin: () => void;
  readonly onLoginIntent: () => void;
  readonly onLogout: () => void;
}

const UserMenu = lazyView(userMenuChunk, (chunk) => chunk.UserMenu);

export const Account = ({ user, onLogin, onLoginIntent, onLogout }: AccountProps) =>
  user ? (
    <ErrorBoundary place="account" quiet>
      <Suspense fallback={<span className={styles.userSign} />}>
        <UserMenu user={user} onLogout={onLogout} />
      </Suspense>
    </ErrorBoundary>
  ) : (
    <button
      className={styles.login}
      type="button"
      onPointerEnter={onLoginIntent}
      onFocus={onLoginIntent}
      onClick={onLogin}
    >
      登录 / 注册
    </button>
  );
