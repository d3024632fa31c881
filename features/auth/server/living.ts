/** Of `login_family`: not ended, not run out, and more than a ticket for another browser. */
export const LIVING = 'not is_ticket and ended_at is null and login_family.expires_at > now()';
