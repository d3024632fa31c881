/** Where the analysts see a tab from its beginning to its end. */
export const tabAddress = (tab: string): string =>
  `/console/#/session?${new URLSearchParams({ tab }).toString()}`;
