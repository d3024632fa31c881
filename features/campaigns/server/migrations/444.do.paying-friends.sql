alter table invitation add payment_rewarded_at timestamptz;
create index invitation_payment on invitation (day) where payment_rewarded_at is null and state = 'released';
