-- The words of pages, a row for each page, as they are in content/pages/<page>.yaml; a page without a row shows the words that
-- come with the program. json, not jsonb, so that pull writes the keys in the owner's order.

create table page_words (
  page text primary key check (is_line(page, 60)),
  words json not null check (json_typeof(words) = 'object')
);

create trigger raise_revision after insert or update or delete or truncate on page_words
  for each statement execute function raise_content_revision();
