import type { AccountGroup } from '#src/ui/account-chooser/account-chooser.tsx';
import type { GroupName, PhoneAccount } from '../accounts';

export const CHOOSER_TITLE = '选择账号';

const groupTitles = {
  entSubAccount: '企业子账号',
  personalAccount: '个人账号',
  entMainAccount: '企业主账号',
} as const satisfies Readonly<Record<GroupName, string>>;

const names = Object.keys(groupTitles) as readonly GroupName[];

/** In the order of the specification; the kind is named again only where the group's title does not say it. */
export const groupsOf = (accounts: readonly PhoneAccount[]): readonly AccountGroup[] =>
  names.map((name) => ({
    title: groupTitles[name],
    accounts: accounts
      .filter(({ group }) => group === name)
      .map(({ globalId, userName, typeName, hasRights }) => ({
        key: globalId,
        name: userName,
        hasRights,
        ...(typeName !== groupTitles[name] && { note: typeName }),
      })),
  }));
