-- The picture in the header. Without a row the house's own is shown; an operator sets another or hides it.
create table top_poster (
  only_one boolean primary key default true check (only_one),
  is_shown boolean not null default true,
  -- Shown 180 px wide.
  image_path text not null check (image_path ~ '^(/[^/]|https://|data:image/)'),
  -- A route of the portal, or another site.
  link_path text not null check (link_path ~ '^(/[^/]|https://)')
);
