-- The coupon that came with a gift; unknown of those given before.
alter table activity_gift add column coupon text;
update activity_gift g set coupon = c.kind from coupon c
where c.account_id = g.account_id and c.source = g.activity || ' ' || g.goal || ' ' || g.number;
