drop index invitation_payment;
create index invitation_payment on invitation (day) where payment_rewarded_at is null;
