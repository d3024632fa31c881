/** 全国 among the regions, as calls and addresses carry it. */
export const NATIONWIDE = '1';
/** The same as the database holds it. */
export const NATIONWIDE_ID = 1;
