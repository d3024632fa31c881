-- Themed campaigns; those of a season last sixty days.
insert into activity (key, ends_on)
select key, case when is_season then (now() at time zone 'Asia/Shanghai')::date + 59 end
from (values ('giftBoxV76', true), ('giftBoxV55', true), ('giftBoxV61', true), ('giftBoxV67', true), ('qixiGift', true),
  ('collectCard', true), ('question', false), ('clockExperience', false), ('mysteriousTaskV72', true),
  ('newUserGift', false), ('userInvite', false)) as themed (key, is_season);

-- Some are drawn for nothing, so many times a day.
alter table draw drop constraint draw_paid_by_check;
alter table draw add constraint draw_paid_by_check check (paid_by in ('points', 'chance', 'daily'));
