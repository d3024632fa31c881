import { useSelector } from 'react-redux';
import { selectIsSettled, selectUser } from '#features/auth/index';

/** Whose session it is. Logging in is the portal's. */
export function Account() {
  const user = useSelector(selectUser);
  const isSettled = useSelector(selectIsSettled);
  return (
    <span className="row">
      {user ? <span>{user.accountName}</span> : isSettled && <span>未登录</span>}
      <a href="/">回到门户</a>
    </span>
  );
}
