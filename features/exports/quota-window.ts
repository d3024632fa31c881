/** Of the quota, from the first row that is exported on. */
export const QUOTA_WINDOW_S = 86_400;
