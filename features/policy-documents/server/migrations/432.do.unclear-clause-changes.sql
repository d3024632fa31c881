-- Of some clauses it cannot be read whether an amendment changes them. All amendments are read anew.
alter table policy_clause_change drop constraint policy_clause_change_kind_check;
alter table policy_clause_change
  add constraint policy_clause_change_kind_check check (kind in ('changed', 'removed', 'unclear'));
delete from policy_clause_change;
update policy_relation set is_read = false where is_read;
