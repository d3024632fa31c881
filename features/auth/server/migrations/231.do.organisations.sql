-- Which organisation an account works for, as the operator knows it: members cannot change it, unlike the company they
-- name in their profile. Without one an account stands for itself alone.
create table organisation (
  id bigint generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 50)
);
alter table account add column organisation_id bigint references organisation (id);
create index account_organisation on account (organisation_id) where organisation_id is not null;
