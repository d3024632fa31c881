-- What a published value was before it was corrected: old citations resolve to the value as it was cited.
create table index_revision (
  series_id  text not null,
  period     date not null,
  -- 1 for the first correction; index_point.revision is the newest.
  revision   smallint not null check (revision > 0),
  old_value  numeric(12, 2) not null check (old_value > 0),
  new_value  numeric(12, 2) not null check (new_value > 0),
  reason     text not null check (length(reason) between 1 and 200),
  revised_on date not null,
  primary key (series_id, period, revision),
  foreign key (series_id, period) references index_point (series_id, period) on delete cascade
);

-- One issue publishes all of a publisher's series of one frequency for one period.
create table index_issue (
  publisher    text not null,
  frequency    text not null check (frequency in ('month', 'quarter', 'year')),
  -- First day of the period.
  period       date not null,
  issue_no     text not null,
  title        text not null,
  published_on date not null,
  source       text not null check (source in ('sample', 'official', 'contributed', 'computed', 'imported')),
  primary key (publisher, frequency, period)
);
