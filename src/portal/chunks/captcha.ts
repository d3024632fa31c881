export { captcha, captchaDesk, events } from '#features/captcha/index';
export { CaptchaDialog } from '#features/captcha/ui/index';
export { solveWork } from '#infra/browser/solve-work';
export { passCaptcha } from '#infra/gateway/pass-captcha';
