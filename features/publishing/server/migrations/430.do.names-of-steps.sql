-- Who somebody was when they acted: a name that is changed later changes nothing that was written.
alter table publishing_step add column actor_name text;
alter table publishing_step disable trigger publishing_step_once;
update publishing_step set actor_name = coalesce(nullif(full_name, ''), username)
from account where account.id = actor_id;
alter table publishing_step enable trigger publishing_step_once;
alter table publishing_step alter column actor_name set not null;

alter table publishing_comment add column author_name text;
update publishing_comment set author_name = coalesce(nullif(full_name, ''), username)
from account where account.id = author_id;
alter table publishing_comment alter column author_name set not null;
