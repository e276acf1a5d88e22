-- Which side of a picture stays in sight where it is cropped.
alter table activities add column image_focus text check (image_focus in ('top', 'bottom', 'left', 'right'));
alter table events add column image_focus text check (image_focus in ('top', 'bottom', 'left', 'right'));
alter table blog_posts add column image_focus text check (image_focus in ('top', 'bottom', 'left', 'right'));
