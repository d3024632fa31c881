-- Entries may be forgotten once they are old: by a transaction that says since when all of them are kept, and never
-- within thirty days. Everything else about them stays as it was: added, never changed.
create function refuse_audit_delete() returns trigger language plpgsql as $$
declare
  kept_since timestamptz := nullif(current_setting('audit.kept_since', true), '');
begin
  if kept_since is null or old.at >= kept_since or old.at > now() - interval '30 days' then
    raise exception 'the audit is append-only';
  end if;
  return old;
end $$;

drop trigger audit_is_append_only on audit;
create trigger audit_is_append_only before update or truncate on audit
  for each statement execute function refuse_audit_change();
create trigger audit_forgets_only_what_is_old before delete on audit
  for each row execute function refuse_audit_delete();
