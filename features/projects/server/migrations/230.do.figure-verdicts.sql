-- What reviewers said of figures that stand out: written once, so that it can always be told who took which back.
create table figure_verdict (
  id bigint generated always as identity primary key,
  project_id text not null,
  kind text not null check (kind in ('part', 'content')),
  name text not null,
  verdict text not null check (verdict in ('normal', 'open')),
  -- What was judged: 元 of a part, quantity per ㎡ of a content. A figure that has changed since is not judged.
  figure numeric not null,
  -- The peers' median at that time, per ㎡; null where there were too few.
  median numeric,
  reason text not null check (length(reason) between 1 and 200),
  actor_id bigint not null references account (id),
  at timestamptz not null default clock_timestamp()
);
create index figure_verdict_of on figure_verdict (project_id, kind, name, id desc);
create trigger figure_verdict_once before update or delete on figure_verdict
  for each row execute function refuse_change();

create function project_figure(project text, figure_kind text, figure_name text) returns numeric
  language sql stable as $$
  select case figure_kind
    when 'part' then (select sum(amount) from project_line
      where project_id = project and kind = 'part' and name = figure_name)
    else (select max(coalesce(above, below)) from project_content
      where project_id = project and name = figure_name)
  end $$;

-- Figures that are marked as normal now: the last word on them, of the figure as it still is.
create view normal_figure as
  select latest.* from (
    select distinct on (project_id, kind, name) * from figure_verdict order by project_id, kind, name, id desc
  ) latest
  where verdict = 'normal' and figure = project_figure(project_id, kind, name);
