-- The day whose limits a movement counts towards, where that is not the day it was booked: a deed of a pause is
-- rewarded after it.
alter table points_movement add column counts_on date;
