create table policy (
  id           text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title        text not null check (length(title) between 1 and 200),
  doc_no       text not null default '' check (length(doc_no) <= 80),
  issuer       text not null,
  level        text not null check (level in ('国家', '省', '市')),
  area_id      integer not null references region (areaid),
  kind         text not null check (kind in ('标准规范', '造价政策', '发包承包', '市场价格', '争议案例', '解读评论')),
  trade        text not null default '',
  published_on date not null,
  effective_on date not null check (effective_on >= published_on),
  -- The first day on which it is no longer in force, and on which only parts of it are.
  ended_on     date,
  partly_on    date,
  impacts      text[] not null default '{}',
  -- What its text is, where it is not the document's own.
  text_note    text not null default '',
  -- Of a price document: the series it continues, its issue and the days its prices are of.
  series       text,
  issue_no     text,
  period_start date,
  period_end   date,
  source       text not null check (source in ('sample', 'official', 'contributed', 'computed', 'imported')),
  revision     smallint not null default 1,
  heat         integer not null default 0,
  check ((series is null) = (issue_no is null) and (series is null) = (period_start is null)
    and (series is null) = (period_end is null)),
  check (period_end >= period_start)
);
create index policy_published on policy (published_on, id);
create index policy_effective on policy (effective_on, id);
create index policy_heat on policy (heat, id);
create index policy_area on policy (area_id, published_on);
create unique index policy_series on policy (series, period_start) where series is not null;

-- What one document does to another: replaces it, amends it, or is issued under it.
create table policy_relation (
  from_id text not null references policy (id) on delete cascade,
  to_id   text not null references policy (id) on delete cascade,
  kind    text not null check (kind in ('replaces', 'amends', 'follows')),
  note    text not null default '',
  primary key (from_id, to_id, kind),
  check (from_id <> to_id)
);
create index policy_relation_to on policy_relation (to_id);

-- An article with its paragraphs, a line each.
create table policy_clause (
  policy_id    text not null references policy (id) on delete cascade,
  rank         integer not null check (rank > 0),
  chapter      text not null default '',
  number       text not null default '',
  body         text not null,
  -- Of the document, so that hits are read in their order.
  published_on date not null,
  tokens       tsvector not null,
  primary key (policy_id, rank)
);
create index policy_clause_tokens on policy_clause using gin (tokens);
-- Frequent words are found by walking the newest clauses.
create index policy_clause_newest on policy_clause (published_on desc, policy_id, rank);

create table policy_attachment (
  policy_id text not null references policy (id) on delete cascade,
  rank      integer not null check (rank > 0),
  name      text not null check (length(name) between 1 and 120),
  -- What the file holds: the clauses of the document, or its prices.
  content   text not null check (content in ('clauses', 'prices')),
  format    text not null check (format in ('xlsx', 'csv')),
  primary key (policy_id, rank)
);

create table policy_price (
  policy_id text not null references policy (id) on delete cascade,
  rank      integer not null check (rank > 0),
  category  text not null,
  code      text not null default '',
  name      text not null,
  spec      text not null default '',
  unit      text not null,
  pretax    numeric(12, 2) not null check (pretax > 0),
  taxed     numeric(12, 2) not null check (taxed >= pretax),
  tax_rate  numeric(5, 4) not null check (tax_rate between 0 and 1),
  area_id   integer not null references region (areaid),
  -- Of the cost indexes, where one follows the same material.
  index_id  text,
  primary key (policy_id, rank)
);

-- The issue of a series that a member saw last.
create table policy_visit (
  account_id bigint not null references account (id) on delete cascade,
  series     text not null,
  policy_id  text not null references policy (id) on delete cascade,
  -- The one seen before it, with which its prices are compared until another is opened.
  before_id  text references policy (id) on delete set null,
  seen_at    timestamptz not null default now(),
  primary key (account_id, series)
);
create index policy_visit_policy on policy_visit (policy_id);
