-- Days on which an account was used for a minute or more; forgotten after sixty.
create table account_day (
  account_id bigint not null references account (id) on delete cascade,
  day date not null,
  primary key (account_id, day)
);
