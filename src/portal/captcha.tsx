import type { RootState } from '#src/kernel/state';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { captchaChunk } from './lazy-parts';
import { lazyView } from '#src/ui/lazy/lazy-view';

const CaptchaDialog = lazyView(captchaChunk, (part) => part.CaptchaDialog);
const hasCaptcha = (state: RootState) => 'captcha' in state;

/** Drawn once a call has asked for a captcha and its slice has joined. */
export function Captcha() {
  return useSelector(hasCaptcha) ? (
    <Suspense>
      <CaptchaDialog />
    </Suspense>
  ) : null;
}
