-- Members who want somebody to call. The administrator reads and answers them with SQL:
--   select * from contact_lead where handled_at is null order by at;
create table contact_lead (
  id           bigint generated always as identity primary key,
  number       text not null unique,
  contact_name text not null check (length(contact_name) between 2 and 40),
  company      text not null check (length(company) between 1 and 100),
  telephone    text not null check (telephone ~ '^1[3-9][0-9]{9}$'),
  note         text not null check (length(note) <= 1000),
  -- The series it was written beside; it outlives the series.
  series_id    text,
  -- Read from the session.
  account_id   bigint references account (id) on delete set null,
  at           timestamptz not null default now(),
  handled_at   timestamptz
);
create index contact_lead_open on contact_lead (at) where handled_at is null;
create index contact_lead_account on contact_lead (account_id) where account_id is not null;
