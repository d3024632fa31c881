-- A kind of sample without a row was never made; one that was made and removed keeps its row. Until now two steps of the
-- installation stood for all kinds.
insert into sample_version (kind, version)
  select kind, 1 from unnest(array['projects', 'newItems', 'ranges', 'indexes']) kind
  where exists (select from installation where step = 'samples')
on conflict do nothing;
insert into sample_version (kind, version)
  select 'unitPrices', 1 where exists (select from installation where step = 'unit-price-samples')
on conflict do nothing;
-- Marked with the others when those were renewed, though never made.
delete from sample_version
where kind = 'labor' and not exists (select from labor_line where source = 'sample');
drop table installation;
