import { useEffect, useRef } from 'react';

export interface HeaderUser {
  readonly name: string;
  readonly isVip: boolean;
  readonly isTrial: boolean;
}
export interface AccountProps {
  readonly user?: HeaderUser | undefined;
  readonly onLogin: () => void;
  readonly onLoginIntent: () => void;
  readonly onLogout: () => void;
}

const ENTRIES = [
  { path: '/usercenter/index', title: '个人中心' },
  { path: '/memberActivity/activityHome', title: '会员活动' },
  { path: '/22G/index', title: '学习专区' },
] as const;

const levelOf = ({ isVip, isTrial }: HeaderUser) => {
  if (!isVip) return undefined;
  return isTrial ? '试用' : 'VIP';
};

const UserMenu = ({ user, onLogout }: { readonly user: HeaderUser; readonly onLogout: () => void }) => {
  const menu = useRef<HTMLDetailsElement>(null);
  const level = levelOf(user);

  useEffect(() => {
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside) return;
      menu.current?.removeAttribute('open');
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  const fold = () => menu.current?.removeAttribute('open');

  return (
    <details className="user-menu" ref={menu}>
      <summary>
        <span className="sr-only">账号 {user.name}</span>
        <span className="user-sign" aria-hidden>
          {user.name.slice(0, 1).toUpperCase()}
        </span>
        <span className="user-name" aria-hidden>
          {user.name}
        </span>
        {level && <span className="user-level">{level}</span>}
      </summary>
      <div className="user-entries">
        {ENTRIES.map(({ path, title }) => (
          <a key={path} href={`#${path}`} onClick={fold}>
            {title}
          </a>
        ))}
        <button type="button" onClick={onLogout}>
          退出登录
        </button>
      </div>
    </details>
  );
};

export const Account = ({ user, onLogin, onLoginIntent, onLogout }: AccountProps) =>
  user ? (
    <UserMenu user={user} onLogout={onLogout} />
  ) : (
    <button
      className="login"
      type="button"
      onPointerEnter={onLoginIntent}
      onFocus={onLoginIntent}
      onClick={onLogin}
    >
      登录 / 注册
    </button>
  );
