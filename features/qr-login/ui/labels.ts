import type { AccountGroup } from '#src/ui/account-chooser/account-chooser.tsx';
import { NO_REPLY, type Problem } from '#src/kernel/send';
import type { QrAccount } from '../accounts';
import { accountTypes, type AccountType, type LoginRequest } from '../contract';

export const SCAN = '使用微信扫码登录';
export const TAGLINE = ['免输入', '更快', '更安全'];
export const SCANNED = '扫描成功';
export const EXPIRED = '二维码已失效，点击刷新';
const NETWORK_ERROR = '网络异常，请检查网络后重试';

export const chooserTitle = (isCompany: boolean): string => (isCompany ? '选择客户' : '选择账号');

/** The server's own words where it answered; whatever else went wrong lies with the network. */
export const failureText = (problem: Problem | undefined): string =>
  problem && problem.code !== NO_REPLY && problem.message ? problem.message : NETWORK_ERROR;

const typeNames = {
  [accountTypes.employee]: '企业子账号',
  [accountTypes.personal]: '个人账号',
  [accountTypes.enterprise]: '企业主账号',
  [accountTypes.enterpriseCentre]: '企业认证中心账号',
} as const satisfies Readonly<Record<AccountType, string>>;

/** In the order of the type codes; the kind is named again only where the group's title does not say it. */
export const groupsOf = (accounts: readonly QrAccount[]): readonly AccountGroup[] =>
  Object.values(accountTypes).map((type) => ({
    title: typeNames[type],
    accounts: accounts
      .filter((account) => account.type === type)
      .map(({ globalId, userName, typeName, hasRights }) => ({
        key: globalId,
        name: userName,
        hasRights,
        ...(typeName !== '' && typeName !== typeNames[type] && { note: typeName }),
      })),
  }));

const UNKNOWN = '未知';
const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

export interface RequestRow {
  readonly term: string;
  readonly detail: string;
}

/** What the member is about to confirm. */
export const rowsOf = (request: LoginRequest): readonly RequestRow[] => [
  { term: '登录账号', detail: request.accountName },
  { term: '浏览器', detail: request.browser || UNKNOWN },
  { term: '系统', detail: request.system || UNKNOWN },
  { term: '大致地点', detail: request.place || UNKNOWN },
  { term: '申请时间', detail: clock.format(new Date(request.askedAt)) },
];
