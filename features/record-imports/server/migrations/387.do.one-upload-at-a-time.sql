-- A member has one file under way, however many come at once.
delete from record_import as i using record_import as later
where i.accepted_at is null and later.accepted_at is null and i.account_id = later.account_id
  and (i.at, i.id) < (later.at, later.id);
create unique index record_import_under_way on record_import (account_id) where accepted_at is null;
