-- Made by the demo mode with a password that everybody knows: nobody enters with it outside of that mode.
alter table account add column is_demo boolean not null default false;

-- Those of databases that are older than this mark: the names the demo mode gives, with the numbers it gives to nobody
-- else or in an organisation of the samples.
update account set is_demo = true
where username in ('member', 'vip', 'trial', 'norights', 'partner', 'partneroff', 'publisher', 'internal', 'analyst',
    'anomaly', 'twin', 'personal09', 'employee09', 'enterprise09', 'reviewer', 'reviewer2')
  and (global_id between '6000000000' and '6000000015' and length(global_id) = 10
    or organisation_id in (select id from organisation where name in ('样例造价咨询一所', '样例造价咨询二所')));

alter table login_family
  drop constraint login_family_ended_by_check,
  add constraint login_family_ended_by_check
    check (ended_by in ('member', 'reuse', 'administrator', 'lock', 'vip', 'other-login', 'device', 'demo'));
