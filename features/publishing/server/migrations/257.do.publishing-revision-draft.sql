-- The list looks for the name under which a draft was published.
create index publishing_revision_draft on publishing_revision (draft_id);
