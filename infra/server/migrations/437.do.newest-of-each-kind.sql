-- What is new in a section is read from the newest on, however many records it has.
create index search_entry_newest on search_entry (kind, published_on desc, rank desc, ref)
  where published_on is not null;
