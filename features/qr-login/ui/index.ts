export { ConfirmPage } from './confirm-page';
export { QrCodeTab } from './qr-code-tab';
