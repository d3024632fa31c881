import type { Device, Profile } from '#features/user-center/contract';

export const aProfile = (more: Partial<Profile> = {}): Profile => ({
  accountName: 'member',
  fullName: '王工',
  mobile: '138****0001',
  kind: 'personal',
  company: '某某咨询公司',
  email: '',
  contactBy: 'none',
  contactTime: 'any',
  level: 'none',
  vipUntil: null,
  rights: { data: false, publishing: false, sourcing: false },
  registeredAt: '2025-03-01T02:00:00.000Z',
  hasPassword: true,
  passwordChangedAt: null,
  ...more,
});

export const aDevice = (id: string, more: Partial<Device> = {}): Device => ({
  id,
  browser: 'Chrome 130',
  system: 'Windows',
  place: '江苏省南京市',
  loggedInAt: '2025-11-20T01:05:00.000Z',
  lastUsedAt: '2025-11-20T03:00:00.000Z',
  knownSince: '2025-11-01T01:00:00.000Z',
  isCurrent: false,
  isRemembered: true,
  ...more,
});
