/** Calendar rules follow Asia/Shanghai, on the clock of the database. */
export const TODAY = `(now() at time zone 'Asia/Shanghai')::date`;
