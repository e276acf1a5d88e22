-- What the booking site calls the dates of a stay in its address; both or neither.
alter table site
  add column booking_arrival text check (is_line(booking_arrival, 60)),
  add column booking_departure text check (is_line(booking_departure, 60)),
  add constraint booking_dates_are_two check ((booking_arrival is null) = (booking_departure is null));
