create table search_entry (
  -- Word group of the search box: bid_node, bq_item, sl, labor, policy.
  kind text not null,
  ref text not null,
  title text not null,
  -- The title in small letters and plain signs, compared with what is typed.
  folded text not null,
  subtitle text not null default '',
  area_id int not null,
  heat int not null default 0 check (heat between 0 and 999999),
  tokens tsvector not null,
  pinyin text not null,
  initials text not null,
  primary key (kind, ref)
);

create index search_entry_tokens on search_entry using gin (tokens);
create index search_entry_folded on search_entry (folded text_pattern_ops);
create index search_entry_pinyin on search_entry (pinyin text_pattern_ops);
create index search_entry_initials on search_entry (initials text_pattern_ops);
create index search_entry_heat on search_entry (heat desc, kind, ref);
