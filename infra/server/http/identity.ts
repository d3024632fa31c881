/** Who is asking, read from the session alone; nothing the client says about itself counts. */
export interface Identity {
  readonly sessionId: string;
  readonly accountId: string;
  readonly globalId: string;
  readonly accountName: string;
  readonly isVip: boolean;
  /** VIP has all rights. */
  readonly hasRights: boolean;
  readonly isAnalyst: boolean;
  readonly isPublisher: boolean;
}

/** ROLE-012: of an account that was given the data, or whose VIP runs. `account` is its table, or what the statement calls it. */
export const hasRights = (account = 'account'): string =>
  `(${account}.has_rights or coalesce(${account}.vip_until > now(), false))`;
