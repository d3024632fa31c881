import { Suspense, use, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDialogOpen } from '#features/auth/index';
import { loginDialog } from './lazy-parts';
import { lazyView } from '#src/ui/lazy/lazy-view';
import { portalContext } from './portal-store';

const LoginDialog = lazyView(loginDialog, (parts) => parts.LoginDialog);
const QrCodeTab = lazyView(loginDialog, (parts) => parts.QrCodeTab);
const PhoneForm = lazyView(loginDialog, (parts) => parts.PhoneForm);

function Dialog() {
  const { accountSite, pictures } = use(portalContext().configuration);
  return <LoginDialog {...accountSite} pictures={pictures} phone={<PhoneForm />} qr={<QrCodeTab />} />;
}

/** On a slow network the dialog is some seconds away. */
const Opening = () => (
  <p role="status" className="box raised opening">
    正在打开登录窗口…
  </p>
);

/** Drawn from the first opening on, so that it can close with grace. */
export function Login() {
  const isOpen = useSelector(selectIsDialogOpen);
  const [wasOpen, setWasOpen] = useState(false);
  // Not while drawing: the prerendered page, which is hydrated first, knows of no dialog.
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen ? (
    <Suspense fallback={<Opening />}>
      <Dialog />
    </Suspense>
  ) : null;
}
