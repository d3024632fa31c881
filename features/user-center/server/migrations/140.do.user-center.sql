-- What a member says of themselves beside the account, and when they changed their password here.
create table member_profile (
  account_id bigint primary key references account (id) on delete cascade,
  company text not null default '' check (length(company) <= 50),
  email text not null default '' check (length(email) <= 100),
  contact_by text not null default 'none' check (contact_by in ('none', 'phone', 'email')),
  contact_time text not null default 'any' check (contact_time in ('any', 'workday', 'evening')),
  password_changed_at timestamptz
);

-- Where a login was opened or last renewed: province and city. The address itself is not kept.
create table login_place (
  login_id uuid primary key references login_family (id) on delete cascade,
  place text not null
);
