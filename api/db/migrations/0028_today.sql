create table today_entries (
  id text primary key,
  branch_id text not null,
  kind text not null check (kind in ('pause', 'rush', 'hours', 'product', 'combo', 'size', 'option')),
  target text not null,
  value_json text not null,
  since text not null,
  until text not null,
  member_name text not null,
  unique (branch_id, kind, target)
);
create index today_entries_by_end on today_entries (until);
