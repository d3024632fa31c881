-- Cases and comments neither come into force nor end; in the order of days theirs is that on which they were published.
update policy set effective_on = published_on, ended_on = null, partly_on = null
where kind in ('争议案例', '解读评论');
alter table policy add constraint policy_without_force
  check (kind not in ('争议案例', '解读评论') or (effective_on = published_on and ended_on is null and partly_on is null));
