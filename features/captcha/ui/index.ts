export { CaptchaDialog } from './captcha-dialog';
