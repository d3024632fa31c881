-- What everybody, or every member, is told on the page. Written by the administrator with SQL:
--   insert into system_notice (type, title, content, auto_close)
--   values ('warning', '系统维护', '<p>今晚 <b>22:00</b> 起维护两小时。</p>', false);
create table system_notice (
  id bigint generated always as identity primary key,
  type text not null check (type in ('error', 'warning', 'success', 'info')),
  title text not null check (length(title) between 1 and 60),
  -- HTML; cleaned by the browser before it is drawn.
  content text not null check (length(content) <= 20000),
  duration_ms int not null default 5000 check (duration_ms between 1000 and 600000),
  auto_close boolean not null default true,
  members_only boolean not null default false,
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '7 days',
  check (ends_at > starts_at)
);
create index system_notice_time on system_notice (ends_at);
