import { Observable } from 'rxjs';
import type { Rights, UserInfo } from '#features/auth/contract';
import { userOf, type User } from '#features/auth/user';
import type { Visitor } from '#features/navigation/decide-entry';
import type { Entered } from '#features/navigation/events';
import type { ProjectPage, ProjectRow } from '#features/projects/contract';
import type { Region } from '#features/regions/contract';
import type { State$ } from '#src/kernel/epic';
import type { RootState } from '#src/kernel/state';

/** A state that stays as it is. */
export const stateOf = (value: RootState): State$ => Object.assign(new Observable<RootState>(), { value });

export const someUserInfo = (more: Partial<UserInfo> = {}): UserInfo => ({
  globalId: '6001',
  accountName: 'member',
  fullName: '王工',
  passwordMobile: '138****0001',
  vipStatus: false,
  trailInterest: false,
  hasApplied: false,
  isNewUser: false,
  avatarPath: [],
  ...more,
});

export const someRights = (more: Partial<Rights> = {}): Rights => ({
  haveRights: false,
  canPublish: false,
  isInternal: false,
  isAnalyst: false,
  canUseSourcing: false,
  ...more,
});

/** A member without VIP and without any right. */
export const aUser = (more: Partial<User> = {}): User => ({
  ...userOf(someUserInfo(), someRights()),
  ...more,
});

const nobody: Visitor = { status: 'out', isVip: false, hasRights: false, isPartner: false, globalId: '' };
export const visitors = {
  unknown: { ...nobody, status: 'unknown' },
  out: nobody,
  member: { ...nobody, status: 'in', globalId: '6001' },
  vip: { ...nobody, status: 'in', globalId: '6001', isVip: true, hasRights: true },
  partner: { ...nobody, status: 'in', globalId: '6001', isPartner: true },
} as const satisfies Readonly<Record<string, Visitor>>;

export const anEntry = (more: Partial<Entered> = {}): Entered => ({
  name: 'home',
  title: '造价指标网',
  fullPath: '/home',
  params: {},
  query: {},
  entersNationwide: false,
  lacksRights: false,
  isSameRoute: false,
  isSamePage: false,
  ...more,
});

export const aProjectRow = (more: Partial<ProjectRow> = {}): ProjectRow => ({
  id: 'p1',
  name: '某住宅楼',
  areaId: '20',
  areaName: '广东 广州',
  type: 'residential.highrise',
  structure: '剪力墙结构',
  area: 12_000,
  floorsAbove: 18,
  floorsBelow: 1,
  unitCost: 2_345.67,
  taxBasis: '含税',
  taxRate: 0.09,
  priceDate: '2025-09',
  stage: '招标控制价',
  grade: 'A',
  completeness: 90,
  source: 'sample',
  hasDetail: true,
  provenance: {
    kind: 'sample',
    issuer: '造价指标网（样例）',
    title: '样例数据',
    priceDate: '2025-09',
    taxBasis: '含税',
    revision: 1,
    licence: '仅供演示',
  },
  ...more,
});

export const aProjectPage = (rows: readonly ProjectRow[] = [aProjectRow()]): ProjectPage => ({
  indexDatas: [...rows],
  next: null,
  previous: null,
  total: { count: rows.length, exact: true },
});

export const aRegion = (areaid: string, more: Partial<Region> = {}): Region => ({
  areaid,
  name: `地区${areaid}`,
  shortName: '地',
  pid: '1',
  letter: 'D',
  status: 'open',
  subList: [],
  ...more,
});
