-- 资料完整 is said of a record that has every breakdown, the resources among them.
update project p set grade = 'B'
where grade = 'A' and (
  (select count(distinct kind) from project_line where project_id = p.id) < 3
  or not exists (select from project_content where project_id = p.id)
  or not exists (select from project_resource where project_id = p.id)
);
