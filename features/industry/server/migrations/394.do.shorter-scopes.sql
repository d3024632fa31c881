-- 含设备 says what a figure holds.
alter table industry_series drop constraint industry_series_scope_check,
  add constraint industry_series_scope_check check (length(scope) between 2 and 200);
