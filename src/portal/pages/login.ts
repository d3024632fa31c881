export { LoginDialog } from '../../../features/auth/ui';
export { phoneLogin } from '../../../features/phone-login';
export { PhoneForm } from '../../../features/phone-login/ui';
export { qrLoginOf } from '../../../features/qr-login';
export { QrCodeTab } from '../../../features/qr-login/ui';
export { pushChannel } from '../../../infra/browser/push-channel';
