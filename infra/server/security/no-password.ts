/** In the place of a hash: the account was made by a phone, and no password opens it until one is set. */
export const NO_PASSWORD = '!';
