/** 138****0001; empty where an account has none. */
export const maskMobile = (mobile: string | null): string =>
  mobile === null ? '' : mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
