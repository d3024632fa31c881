-- How far a figure is from its peers is called severity, as everywhere.
update publishing_draft
set findings = (
  select jsonb_agg((finding - 'lamp') || jsonb_build_object('severity', finding -> 'lamp') order by place)
  from jsonb_array_elements(findings) with ordinality as found (finding, place)
)
where findings @? '$[*].lamp';
