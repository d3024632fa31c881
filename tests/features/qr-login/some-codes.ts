import type { QrAccount } from '#features/qr-login/accounts';
import { noCode, type CodeState } from '#features/qr-login/code-state';
import type { Customer } from '#features/qr-login/contract';
import { noRequest, type RequestState } from '#features/qr-login/request-state';
import { stateOf } from '#tests/support/builders';

export const anAccount = (globalId: string, more: Partial<QrAccount> = {}): QrAccount => ({
  globalId,
  userName: `user${globalId}`,
  type: 2,
  typeName: '个人账号',
  hasRights: false,
  ...more,
});

export const aCustomer = (more: Partial<Customer> = {}): Customer => ({
  id: '1',
  username: 'user6001',
  globalId: '6001',
  accountType: 2,
  accountTypeName: '个人账号',
  ...more,
});

export const someRequest = {
  browser: 'Chrome 130',
  system: 'Windows',
  place: '江苏省南京市',
  askedAt: '2026-01-02T03:04:05.000Z',
  accountName: 'member',
};

export const stateWith = (code: Partial<CodeState> = {}, request: Partial<RequestState> = {}) => ({
  qrLogin: { code: { ...noCode, ...code }, request: { ...noRequest, ...request } },
});
export const standing = (...parts: Parameters<typeof stateWith>) => stateOf(stateWith(...parts));
