create table users (
  id text primary key,
  name text not null,
  email text not null,
  email_key text not null unique,
  phone text not null,
  password_hash text,
  is_email_confirmed integer not null default 0 check (is_email_confirmed in (0, 1)),
  language text not null,
  created_at text not null
);

create table user_sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  last_used_at text not null,
  expires_at text not null
);
create index user_sessions_by_user on user_sessions (user_id);
create index user_sessions_by_expiry on user_sessions (expires_at);

create table one_time_passwords (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  secret_hash text not null,
  created_at text not null,
  expires_at text not null
);
create index one_time_passwords_by_user on one_time_passwords (user_id);
create index one_time_passwords_by_expiry on one_time_passwords (expires_at);

create table social_identities (
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  sub text not null,
  user_id text not null references users (id) on delete cascade,
  linked_at text not null,
  primary key (provider, sub)
);
create index social_identities_by_user on social_identities (user_id);
