-- One that is meant for a single member.
alter table system_notice add column account_id bigint references account (id) on delete cascade;
create index system_notice_account on system_notice (account_id) where account_id is not null;
