export { LoginDialog } from '#features/auth/ui/index';
export { phoneLogin } from '#features/phone-login/index';
export { PhoneForm } from '#features/phone-login/ui/index';
export { qrLogin } from '#features/qr-login/index';
export { QrCodeTab } from '#features/qr-login/ui/index';
export { pushChannel } from '#infra/browser/push-channel';
