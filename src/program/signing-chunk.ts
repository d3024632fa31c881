export { openDeviceKey } from '#infra/browser/signing/device-key';
export { signingLayer } from '#infra/browser/signing/signing-layer';
