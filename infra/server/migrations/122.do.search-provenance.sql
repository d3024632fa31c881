-- Projects stored after 120 by a server from before it are indexed without; nothing is shown without.
update search_entry entry set provenance = project.provenance
from project where entry.provenance is null and entry.kind = 'bid_node' and project.id = entry.ref;
delete from search_entry where provenance is null;
alter table search_entry alter column provenance set not null;
