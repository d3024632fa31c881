-- Popups with a flag for each member. Written by the administrator with SQL; to end one:
--   update popup set ends_at = now() where name = 'RECRUIT';
create table popup (
  name text primary key check (name ~ '^[A-Z_]{1,32}$'),
  -- Of this origin or a data address; null for the house's own drawing.
  image_path text check (image_path ~ '^(/[^/]|data:image/)'),
  starts_at timestamptz not null default now(),
  ends_at timestamptz
);
insert into popup (name) values ('RECRUIT');

create table popup_handled (
  account_id bigint not null references account (id) on delete cascade,
  popup text not null references popup (name) on delete cascade,
  at timestamptz not null default now(),
  primary key (account_id, popup)
);

-- Pictures that lead somewhere: in the service bar, on the home page, on top of the activity pages. As above:
--   insert into promotion (place, title, image_path, jumped_url) values ('home', '…', '/…', '/memberActivity/pointMall');
create table promotion (
  id bigint generated always as identity primary key,
  place text not null check (place in ('entrance', 'home', 'top')),
  title text not null check (length(title) between 1 and 40),
  image_path text check (image_path ~ '^(/[^/]|data:image/)'),
  -- A page of this portal or an https address.
  jumped_url text not null check (jumped_url ~ '^(/([^/\\]|$)|https://)'),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  jumps bigint not null default 0
);
create index promotion_place on promotion (place, starts_at desc);
insert into promotion (place, title, jumped_url) values
  ('entrance', '签到赚积分', '/memberActivity/dailyAttendance'),
  ('top', '会员活动', '/memberActivity/activityHome');

create table promotion_click (
  account_id bigint not null references account (id) on delete cascade,
  promotion_id bigint not null references promotion (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (account_id, promotion_id)
);
