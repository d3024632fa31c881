-- When the logins of an account were last ended together: what was proven before opens no new one.
alter table account add column logins_ended_at timestamptz;
