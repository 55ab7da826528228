create table staff_members_with_roles (
  id text primary key,
  email text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'counter', 'kitchen', 'driver')),
  all_branches integer not null default 1 check (all_branches in (0, 1)),
  password_hash text not null,
  created_at text not null,
  deactivated_at text,
  check (email = lower(email))
);
insert into staff_members_with_roles (id, email, name, role, all_branches, password_hash, created_at)
select id, email, name, role, case when branch_id is null then 1 else 0 end, password_hash, created_at
from staff_members;

create table staff_member_branches (
  member_id text not null references staff_members_with_roles (id) on delete cascade,
  branch_id text not null references branches (id) on delete cascade,
  primary key (member_id, branch_id)
);
insert into staff_member_branches (member_id, branch_id)
select id, branch_id from staff_members where branch_id is not null;

create table staff_sessions_with_device (
  token_hash text primary key,
  id text not null unique,
  member_id text not null references staff_members_with_roles (id) on delete cascade,
  device text not null,
  created_at text not null,
  last_used_at text not null,
  expires_at text not null
);
insert into staff_sessions_with_device (token_hash, id, member_id, device, created_at, last_used_at, expires_at)
select token_hash, substr(token_hash, 1, 24), member_id, '', created_at, created_at, expires_at
from staff_sessions;

drop table staff_sessions;
drop table staff_members;
alter table staff_members_with_roles rename to staff_members;
alter table staff_sessions_with_device rename to staff_sessions;
create index staff_sessions_by_member on staff_sessions (member_id);
create index staff_sessions_by_expiry on staff_sessions (expires_at);

create table staff_changes (
  id text primary key,
  changed_at text not null,
  member_id text,
  member_name text not null,
  device text not null,
  kind text not null,
  subject_id text not null,
  subject_name text not null,
  before_json text,
  after_json text,
  search_text text not null
);
create index staff_changes_by_member on staff_changes (member_id, id);
create index staff_changes_by_subject on staff_changes (kind, subject_id, id);
