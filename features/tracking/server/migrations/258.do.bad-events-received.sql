-- Upkeep looks for the oldest ones.
create index event_bad_received on event_bad (received_at);
