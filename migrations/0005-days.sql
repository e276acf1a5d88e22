-- Events know the calendar: "when" holds their days as they are written in events.yaml, such as
-- {"every": "first Saturday", "in": "March-December"}. It is json, not jsonb, so that its keys keep their order.
-- Next to it stand no start_date and end_date, and date may be missing.

alter table events
  add column "when" json,
  add column image_url text check (is_image_url(image_url)),
  add column image_alt text check (is_line(image_alt, 400)),
  alter column date drop not null,
  add constraint has_days check (date is not null or "when" is not null),
  add constraint days_stand_once check ("when" is null or num_nonnulls(start_date, end_date) = 0);

-- The history keeps that order too, so a rollback restores it.
alter table publishes alter column content type json using content::json;

-- A sentence for every visitor, on its days: a flood, a burn ban, a closure.
alter table site
  add column notice_text text check (is_line(notice_text, 240)),
  add column notice_link text check (is_link(notice_link)),
  add column notice_from date,
  add column notice_until date,
  add constraint notice_has_text check (notice_text is not null or num_nonnulls(notice_link, notice_from, notice_until) = 0),
  add constraint notice_ends_after_start check (notice_from <= notice_until);
