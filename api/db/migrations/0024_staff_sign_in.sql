create table staff_invitations (
  id text primary key,
  token_hash text not null unique,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'counter', 'kitchen', 'driver')),
  branches_json text,
  invited_by text references staff_members (id) on delete set null,
  created_at text not null,
  expires_at text,
  check (email = lower(email))
);

create table staff_password_links (
  token_hash text primary key,
  member_id text not null references staff_members (id) on delete cascade,
  created_at text not null,
  expires_at text not null
);
create index staff_password_links_by_member on staff_password_links (member_id);

create table staff_authenticators (
  member_id text primary key references staff_members (id) on delete cascade,
  secret_sealed text not null,
  created_at text not null
);

create table staff_recovery_codes (
  member_id text not null references staff_members (id) on delete cascade,
  code_hash text not null,
  primary key (member_id, code_hash)
);

create table staff_passkeys (
  id text primary key,
  member_id text not null references staff_members (id) on delete cascade,
  public_key text not null,
  sign_count integer not null,
  name text not null,
  created_at text not null,
  last_used_at text
);
create index staff_passkeys_by_member on staff_passkeys (member_id);

create table staff_used_proofs (
  proof_hash text primary key,
  expires_at text not null
);
create index staff_used_proofs_by_expiry on staff_used_proofs (expires_at);
