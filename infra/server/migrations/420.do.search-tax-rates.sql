-- Prices of both tax bases are brought to one before their median is taken: each by the rate of its own record, a
-- fraction. Null where a record has none.
alter table search_entry add column tax_rate numeric(6,4);

update search_entry e set tax_rate = u.tax_rate
from unit_price u where e.kind = 'bq_item' and u.id::text = e.ref;
update search_entry e set tax_rate = i.tax_rate
from labor_line l join labor_item i on i.id = l.item_id where e.kind = 'labor' and l.id = e.ref;
update search_entry e set tax_rate = p.tax_rate
from project p where e.kind = 'bid_node' and p.id = e.ref;
