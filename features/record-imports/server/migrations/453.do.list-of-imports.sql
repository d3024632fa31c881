-- Where the records of an import stand; null where the kind has one list for all.
alter table record_import add column list_path text;
