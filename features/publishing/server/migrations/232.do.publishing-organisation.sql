-- Whose draft it is, from its creation on: moving an author to another organisation moves no draft.
alter table publishing_draft add column organisation_id bigint references organisation (id);
create index publishing_draft_organisation on publishing_draft (organisation_id, changed_at desc)
  where organisation_id is not null;
