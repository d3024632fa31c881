export { qrLoginOf } from '#features/qr-login/index';
export { ConfirmPage } from '#features/qr-login/ui/index';
export { pushChannel } from '#infra/browser/push-channel';
