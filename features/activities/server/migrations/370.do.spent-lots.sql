-- Which points were spent: what is returned goes back to the lots it came from, and expires when it would have.
create table points_lot_spent (
  -- The spending.
  movement_id bigint not null references points_movement (id),
  -- The movement whose points they were.
  lot_id bigint not null references points_lot (movement_id),
  points int not null check (points > 0),
  primary key (movement_id, lot_id)
);
