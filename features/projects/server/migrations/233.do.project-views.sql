-- Who has seen a contributed project on a day, once each: what its contributor is told. Whose view it was is not kept
-- in plain, and not the same from day to day or from project to project.
create table project_view (
  project_id text not null,
  day date not null,
  viewer bytea not null,
  primary key (project_id, day, viewer)
);
