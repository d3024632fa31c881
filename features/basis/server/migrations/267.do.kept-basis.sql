-- What a member reads costs in, as an address writes it.
create table kept_basis (
  account_id bigint primary key references account (id) on delete cascade,
  basis text not null check (length(basis) <= 24)
);
