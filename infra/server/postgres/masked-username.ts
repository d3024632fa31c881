/** Of the account of a statement, its name as other members see it: a***y. */
export const MASKED_USERNAME = `concat(
  left(username, least(1, length(username) - 1)), '***', case when length(username) > 2 then right(username, 1) end)`;
