-- Rights that an account was given while it worked for its organisation: they go when it leaves.
alter table account add column organisation_rights text[] not null default '{}';
update account set organisation_rights = '{publish}'
where organisation_id is not null and can_publish and not is_demo;
