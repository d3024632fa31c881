import { useEffect, useRef, type KeyboardEvent } from 'react';
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
  /** Where this member can have a trial. */
  readonly onTryOut?: (() => void) | undefined;
}

const ENTRIES = [
  { path: '/usercenter/index', title: '会员中心' },
  { path: '/usercenter/favorites', title: '我的收藏' },
  { path: '/usercenter/orders', title: '订单与发票' },
  { path: '/usercenter/messages', title: '消息中心' },
  { path: '/usercenter/devices', title: '登录设备' },
  { path: '/usercenter/behavior', title: '我的行为数据' },
] as const;
const SOURCING = { path: '/m2/m-sourcing', title: '发布寻源' } as const;

const DAY_S = 86_400;
const HOUR_S = 3_600;
const leftOf = (s: number) => (s > DAY_S ? `${Math.ceil(s / DAY_S)} 天` : `${Math.ceil(s / HOUR_S)} 小时`);

const levelOf = ({ isVip, isTrial, trialLeftS }: HeaderUser) => {
  if (!isVip) return undefined;
  if (!isTrial) return 'VIP';
  return trialLeftS ? `试用剩 ${leftOf(trialLeftS)}` : '试用';
};

/** Where an arrow leads among so many entries, the menu's own button being the one before the first. */
const goals: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface UserMenuProps extends Pick<AccountProps, 'onLogout' | 'onTryOut'> {
  readonly user: HeaderUser;
}

/** A disclosure: its entries are links and stay links. The arrows open it and walk through it. */
const UserMenu = ({ user, onLogout, onTryOut }: UserMenuProps) => {
  const menu = useRef<HTMLDetailsElement>(null);
  const level = levelOf(user);
  const fold = () => menu.current?.removeAttribute('open');
  const foldUnderFocus = () => {
    fold();
    menu.current?.querySelector('summary')?.focus();
  };

  useEffect(() => {
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) fold();
    };
    document.addEventListener('click', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('focusin', close);
    };
  }, []);

  const walk = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget;
    const entries = [...details.querySelectorAll<HTMLElement>('a, button')];
    const at = entries.indexOf(event.target as HTMLElement);
    const goal = goals[event.key]?.(at, entries.length);
    if (event.key === 'Escape' && details.open) foldUnderFocus();
    if (goal === undefined || !(details.open || event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    details.open = true;
    entries[goal]?.focus();
  };

  return (
    <details className={styles.userMenu} ref={menu} onKeyDown={walk}>
      <summary>
        <span className="sr-only">账号 {user.name}</span>
        <span className={styles.userSign} aria-hidden>
          {user.name.slice(0, 1).toUpperCase()}
        </span>
        <span className={`ellipsis ${styles.userName}`} aria-hidden>
          {user.name}
        </span>
        {level && <span className={`tag warn ${styles.userLevel}`}>{level}</span>}
      </summary>
      <div className={`box raised ${styles.userEntries}`}>
        {level && <p className={`muted ${styles.userStanding}`}>{level}</p>}
        {[...ENTRIES, ...(user.isPartner ? [SOURCING] : [])].map(({ path, title }) => (
          <a key={path} href={`#${path}`} onClick={fold}>
            {title}
          </a>
        ))}
        {onTryOut && (
          <button
            type="button"
            onClick={() => {
              // What opens now gives the focus back to what has it.
              foldUnderFocus();
              onTryOut();
            }}
          >
            申请试用
          </button>
        )}
        <button type="button" onClick={onLogout}>
          退出登录
        </button>
      </div>
    </details>
  );
};

export const Account = ({ user, onLogin, onLoginIntent, onLogout, onTryOut }: AccountProps) =>
  user ? (
    <UserMenu user={user} onLogout={onLogout} onTryOut={onTryOut} />
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
