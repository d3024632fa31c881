alter table login_family
  drop constraint login_family_ended_by_check,
  add constraint login_family_ended_by_check check (
    ended_by in ('member', 'reuse', 'administrator', 'lock', 'vip', 'other-login', 'device', 'demo', 'clock'));
