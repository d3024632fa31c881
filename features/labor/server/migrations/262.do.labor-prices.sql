create table labor_item (
  id         text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  section    text not null check (section in ('模板', '钢筋', '混凝土', '砌体', '抹灰', '脚手架', '防水', '保温', '涂料',
               '地砖', '外墙', '水电', '土方', '其他', '点工')),
  name       text not null check (length(name) between 1 and 80),
  -- 工作内容及特征
  content    text not null default '',
  unit       text not null check (length(unit) between 1 and 20),
  mode       text not null check (mode in ('清包', '扩大劳务', '点工')),
  has_tools     boolean not null default false,
  has_materials boolean not null default false,
  has_tax       boolean not null default false,
  tax_rate   numeric(5, 4) not null default 0 check (tax_rate between 0 and 1),
  -- Whose day rate its price follows, and the units one worker does in a day; null where nobody stated it.
  trade      text,
  day_output numeric(10, 3) check (day_output > 0),
  source     text not null check (source in ('sample', 'official', 'contributed', 'computed', 'imported')),
  -- Order within its section.
  rank       integer not null default 0
);
create index labor_item_name on labor_item (section, name, mode);

-- The price of one item in one place, month by month: what a price line shows.
create table labor_line (
  id         text primary key check (length(id) between 1 and 100),
  item_id    text not null references labor_item (id) on delete cascade,
  area_id    integer not null references region (areaid),
  issuer     text not null,
  title      text not null,
  method     text,
  source     text not null check (source in ('sample', 'official', 'contributed', 'computed', 'imported')),
  revision   smallint not null default 1,
  unique (item_id, area_id)
);
create index labor_line_area on labor_line (area_id, item_id);

create table labor_price (
  line_id text not null references labor_line (id) on delete cascade,
  -- First day of the month.
  period  date not null check (extract(day from period) = 1),
  low     numeric(10, 2) not null check (low > 0),
  middle  numeric(10, 2) not null check (middle >= low),
  high    numeric(10, 2) not null check (high >= middle),
  n       integer not null check (n > 0),
  primary key (line_id, period)
);
-- Which months there are.
create index labor_price_period on labor_price (period);
