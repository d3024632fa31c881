/** Styles are for browsers; elsewhere their imports lead here. */
export {};
