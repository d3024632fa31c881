-- What the house offers. Edited by the administrator with SQL; packages are shown by rank, those with rank null not at all.
create table service_package (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{0,31}$'),
  name text not null check (length(name) between 1 and 20),
  audience text not null check (length(audience) <= 60),
  price text not null check (length(price) <= 30),
  holds text[] not null,
  rank int
);
insert into service_package (code, name, audience, price, holds, rank) values
  ('personal', '个人版', '造价工程师个人使用', '价格请咨询客服',
   '{单项工程与综合单价详情,指标数据与加工案例查看,工程量清单数据查询}', 1),
  ('team', '团队版', '咨询企业项目组，多个子账号', '价格请咨询客服',
   '{个人版全部内容,子账号统一管理,指标区间与对标导出}', 2),
  ('enterprise', '企业版', '集团与建设单位', '价格请咨询客服',
   '{团队版全部内容,信息数据服务,企业数据导入与专属顾问}', 3);

-- Wishes and messages of members and visitors, with what is needed to call back.
create table service_inquiry (
  id bigint generated always as identity primary key,
  number text not null unique,
  purpose text not null check (purpose in ('buy', 'trial', 'consult', 'feedback')),
  package_code text references service_package (code) on update cascade on delete set null,
  contact_name text not null,
  telephone text not null,
  company text not null,
  note text not null,
  -- Read from the session; null for a visitor.
  account_id bigint references account (id) on delete set null,
  at timestamptz not null default now(),
  -- Written by the administrator.
  handled_at timestamptz
);
create index service_inquiry_open on service_inquiry (at) where handled_at is null;
create index service_inquiry_account on service_inquiry (account_id) where account_id is not null;
