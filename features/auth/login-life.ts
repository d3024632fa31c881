/** From a login to its end, however much it is used. */
export const LOGIN_LIFE_S = 7 * 24 * 60 * 60;
export const LOGIN_LIFE_MS = LOGIN_LIFE_S * 1_000;
