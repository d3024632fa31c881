-- Of the code that an application was proven by: sent again with it, because its answer was lost, it is answered as it was.
alter table trial_application add column proof bytea;
