/** What a refusal with 333 tells of the account. */
export interface RefusedLogin {
  /** Masked: a***y. */
  readonly account: string;
  /** Names the account in a report. */
  readonly reportToken: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const refusedLoginIn = (data: unknown): RefusedLogin => {
  const { account, reportToken } = (data ?? {}) as Partial<RefusedLogin>;
  return { account: text(account), reportToken: text(reportToken) };
};
