-- 含设备 says what a figure holds.
alter table water_record drop constraint water_record_scope_check,
  add constraint water_record_scope_check check (length(scope) between 2 and 200);
