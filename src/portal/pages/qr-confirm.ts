export { qrLoginOf } from '../../../features/qr-login';
export { ConfirmPage } from '../../../features/qr-login/ui';
export { pushChannel } from '../../../infra/browser/push-channel';
