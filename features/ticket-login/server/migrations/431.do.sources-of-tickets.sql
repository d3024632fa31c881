-- The product that a ticket was issued for, and by it the session that the ticket opened.
alter table login_ticket add column source text check (length(source) between 1 and 64);
alter table login_family add column source text check (length(source) between 1 and 64);
