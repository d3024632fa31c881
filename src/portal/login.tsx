import { Suspense, use, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDialogOpen } from '#features/auth/index';
import { loginDialog } from './lazy-parts';
import { lateView } from '#src/ui/late/late-view';
import { surroundings } from './portal-store';

const LoginDialog = lateView(loginDialog, (parts) => parts.LoginDialog);
const QrCodeTab = lateView(loginDialog, (parts) => parts.QrCodeTab);
const PhoneForm = lateView(loginDialog, (parts) => parts.PhoneForm);

function Dialog() {
  const { accountSite } = use(surroundings().configuration);
  return <LoginDialog {...accountSite} phone={<PhoneForm />} qr={<QrCodeTab />} />;
}

/** Drawn from the first opening on, so that it can close with grace. */
export function Login() {
  const isOpen = useSelector(selectIsDialogOpen);
  const [wasOpen, setWasOpen] = useState(false);
  // Not while drawing: the prerendered page, which is hydrated first, knows of no dialog.
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen ? (
    <Suspense>
      <Dialog />
    </Suspense>
  ) : null;
}
