-- Of the cards that lay face down, the one that the member turned.
alter table draw add column place smallint check (place between 1 and 9);
