export { captcha, captchaDesk, events } from '../../../features/captcha';
export { CaptchaDialog } from '../../../features/captcha/ui';
export { solveWork } from '../../../infra/browser/solve-work';
