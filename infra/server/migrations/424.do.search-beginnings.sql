-- What begins with the text typed is ranked, and what is found is priced, without a visit to the table for each row.
-- Sounds have indexes of their own.
drop index search_entry_rank, search_entry_folded;
create index search_entry_rank on search_entry (kind, rank desc, ref)
  include (haystack, area_id, city_id, price, unit, period, is_taxed, tax_rate);
create index search_entry_folded on search_entry (kind, folded text_pattern_ops, rank desc, ref)
  include (haystack, area_id, city_id, price, unit, period, is_taxed, tax_rate);
