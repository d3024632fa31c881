-- By which reader an amendment was read; those of a former one are read anew when the server starts.
alter table policy_relation add column read_by integer not null default 0;
alter table policy_relation drop column is_read;
