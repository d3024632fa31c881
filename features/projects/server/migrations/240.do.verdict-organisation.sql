-- For whom it was said, from its writing on: a reviewer who moves to another organisation takes no word along.
alter table figure_verdict add column organisation_id bigint references organisation (id);
alter table figure_verdict disable trigger figure_verdict_once;
update figure_verdict v set organisation_id = account.organisation_id from account where account.id = v.actor_id;
alter table figure_verdict enable trigger figure_verdict_once;
