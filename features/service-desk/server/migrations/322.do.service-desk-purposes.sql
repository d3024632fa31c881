-- Feedback has a table of its own; a wish for a trial that came in here is a question to be answered by hand.
insert into feedback (account_id, description, contact, name, at, answer, answered_at)
select account_id, note, telephone, contact_name, at,
  case when handled_at is not null then '已处理，感谢您的反馈。' end, handled_at
from service_inquiry where purpose = 'feedback' order by id;
delete from service_inquiry where purpose = 'feedback';

alter table service_inquiry drop constraint service_inquiry_purpose_check;
update service_inquiry set purpose = 'consult', note = case when note = '' then '申请试用' else '申请试用：' || note end
where purpose = 'trial';
alter table service_inquiry add constraint service_inquiry_purpose_check check (purpose in ('buy', 'consult'));
