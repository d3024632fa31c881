import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDialogOpen } from '../../features/auth';
import { lazyView, loginDialog } from './lazy-parts';

const LoginDialog = lazyView(loginDialog, (auth) => auth.LoginDialog);

/** Drawn from the first opening on, so that it can close with grace. */
export function Login() {
  const isOpen = useSelector(selectIsDialogOpen);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen ? (
    <Suspense>
      <LoginDialog />
    </Suspense>
  ) : null;
}
