import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { captchaPart } from './lazy-parts';
import { lazyView } from '#src/ui/lazy/lazy-view';

const CaptchaDialog = lazyView(captchaPart, (part) => part.CaptchaDialog);
const hasCaptcha = (state: unknown) => 'captcha' in (state as object);

/** Drawn once a call has asked for a captcha and its slice has joined. */
export function Captcha() {
  return useSelector(hasCaptcha) ? (
    <Suspense>
      <CaptchaDialog />
    </Suspense>
  ) : null;
}
