import { accountTypes, type AccountType, type Customer, type Customers } from './contract';

/** An account as the chooser shows it and a login names it. */
export interface QrAccount {
  readonly globalId: string;
  readonly userName: string;
  readonly type: AccountType;
  readonly typeName: string;
  readonly hasRights: boolean;
}

export interface FoundAccounts {
  /** Those with rights first. */
  readonly accounts: readonly QrAccount[];
  /** Listed by customers instead of by accounts. */
  readonly isCompany: boolean;
}

const accountOf = (customer: Customer): QrAccount => ({
  globalId: customer.subAccountGid ?? customer.globalId ?? customer.id ?? '',
  userName: customer.customerName ?? customer.username ?? '',
  type: customer.accountType,
  typeName: customer.accountTypeName,
  hasRights: customer.haveRights ?? customer.vipFlag ?? false,
});

const isBound = ({ subAccountGid, accountType }: Customer): boolean =>
  Boolean(subAccountGid) || accountType === accountTypes.employee;

export const accountsIn = (customers: Customers): FoundAccounts => {
  const accounts = customers.map(accountOf).filter(({ globalId }) => globalId !== '');
  const those = (hasRights: boolean) => accounts.filter((account) => account.hasRights === hasRights);
  return { accounts: [...those(true), ...those(false)], isCompany: customers.some(isBound) };
};
