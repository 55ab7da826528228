create table user_sessions_with_device (
  token_hash text primary key,
  id text not null unique,
  user_id text not null references users (id) on delete cascade,
  device text not null,
  created_at text not null,
  last_used_at text not null,
  expires_at text not null
);
insert into user_sessions_with_device (
  token_hash, id, user_id, device, created_at, last_used_at, expires_at
) select
  token_hash, substr(token_hash, 1, 24), user_id, '', created_at, last_used_at, expires_at
from user_sessions;
drop table user_sessions;
alter table user_sessions_with_device rename to user_sessions;
create index user_sessions_by_user on user_sessions (user_id);
create index user_sessions_by_expiry on user_sessions (expires_at);
