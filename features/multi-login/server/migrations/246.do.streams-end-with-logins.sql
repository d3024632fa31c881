-- Who listens hears at once that its login was ended, and by whom ever.
create function tell_login_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('login_application', new.account_id::text);
  return null;
end $$;
create trigger login_ended after update of ended_at on login_family
for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_login_ended();
