create table industry_series (
  id        text primary key check (id ~ '^[a-z0-9-]{1,80}$'),
  tab       text not null check (tab in ('official', 'statistics')),
  name      text not null check (length(name) between 1 and 80),
  -- 工程类型 of an indicator, 统计类别 of a statistic.
  kind      text not null check (length(kind) between 1 and 30),
  publisher text not null check (length(publisher) between 1 and 80),
  area_id   integer not null references region (areaid),
  frequency text not null check (frequency in ('month', 'quarter', 'year')),
  unit      text not null check (length(unit) between 1 and 20),
  -- 口径说明
  scope     text not null check (length(scope) between 4 and 200),
  title     text not null,
  method    text,
  source    text not null check (source in ('sample', 'official', 'contributed', 'computed', 'imported')),
  -- Order on a screen.
  rank      integer not null default 0
);
create index industry_series_place on industry_series (tab, area_id);

create table industry_point (
  series_id    text not null references industry_series (id) on delete cascade,
  -- First day of the month, quarter or year.
  period       date not null check (extract(day from period) = 1),
  -- A value is a range whose ends are the same.
  low          numeric(16, 4) not null check (low > 0),
  high         numeric(16, 4) not null check (high >= low),
  status       text not null check (status in ('firm', 'provisional')),
  published_on date,
  issue_no     text,
  -- 原文页码
  page         text,
  primary key (series_id, period)
);

-- What a value was when it was published first: the first correction keeps it for good.
create table industry_revision (
  series_id  text not null,
  period     date not null,
  first_low  numeric(16, 4) not null,
  first_high numeric(16, 4) not null,
  reason     text not null check (length(reason) between 1 and 200),
  revised_on date not null,
  primary key (series_id, period),
  foreign key (series_id, period) references industry_point (series_id, period) on delete cascade
);

-- Who was to publish what month, and whether it came; of one that did not, why.
create table industry_issue (
  publisher    text not null,
  area_id      integer not null references region (areaid),
  period       date not null check (extract(day from period) = 1),
  published_on date,
  issue_no     text,
  reason       text,
  source       text not null check (source in ('sample', 'official', 'contributed', 'computed', 'imported')),
  primary key (publisher, area_id, period),
  check (published_on is not null or reason is not null)
);
