-- Lessons are found by their words, as other kinds are.
create index search_entry_tokens_lesson on search_entry using gin (tokens) where kind = 'lesson';
