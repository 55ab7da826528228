create table staff_members (
  id text primary key,
  email text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'kitchen')),
  password_hash text not null,
  created_at text not null,
  check (email = lower(email))
);

create table staff_sessions (
  token_hash text primary key,
  member_id text not null references staff_members (id),
  created_at text not null,
  expires_at text not null
);
create index staff_sessions_by_expiry on staff_sessions (expires_at);

create index orders_by_status on orders (status, placed_at, id);
