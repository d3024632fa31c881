/** Whether the account in `$1` has made the draft `d`, or works where it was made. */
export const IS_ORGANISATION = `(d.author_id = $1 or coalesce(
  d.organisation_id = (select organisation_id from account where id = $1), false))`;

/** Accounts of the house, the author first among them. */
export const ORGANISATION = `array(select id::text from account where id = d.author_id or organisation_id = d.organisation_id)`;
