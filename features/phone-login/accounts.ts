import type { AccountKind, BoundAccount, BoundAccounts } from './contract';

export type GroupName = 'entSubAccount' | 'personalAccount' | 'entMainAccount';

/** An account of a phone as the chooser shows it and a login names it. */
export interface PhoneAccount {
  readonly id: string;
  readonly globalId: string;
  readonly userName: string;
  readonly typeName: string;
  readonly hasRights: boolean;
  readonly group: GroupName;
}

/** Three groups for four lists: the enterprise centre stands with the main accounts. */
const groupOf = {
  entSubAccount: 'entSubAccount',
  personalAccount: 'personalAccount',
  entMainAccount: 'entMainAccount',
  enterpriseAccount: 'entMainAccount',
} as const satisfies Readonly<Record<AccountKind, GroupName>>;

const kinds = Object.keys(groupOf) as readonly AccountKind[];

const accountOf = (account: BoundAccount, kind: AccountKind, hasRights: boolean): PhoneAccount => {
  const id = account.subAccountGid ?? account.id ?? '';
  return {
    id,
    globalId: account.globalId ?? id,
    userName: account.customerName ?? account.username ?? '',
    typeName: account.accountTypeName,
    hasRights,
    group: groupOf[kind],
  };
};

/** Kind by kind, those with rights first. */
export const phoneAccountsOf = ({
  haveRightsAccounts,
  noRightsAccounts,
}: BoundAccounts): readonly PhoneAccount[] =>
  kinds.flatMap((kind) => [
    ...haveRightsAccounts[kind].map((account) => accountOf(account, kind, true)),
    ...noRightsAccounts[kind].map((account) => accountOf(account, kind, false)),
  ]);
