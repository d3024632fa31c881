-- The day an operator ended it; null while it can be taken part in.
alter table activity add stopped_on date;
