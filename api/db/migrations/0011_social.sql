create table social_tries (
  state_hash text primary key,
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  nonce text not null,
  browser_hash text not null,
  code_verifier text not null,
  user_id text references users (id) on delete cascade,
  expires_at text not null
);
create index social_tries_by_browser on social_tries (browser_hash);
create index social_tries_by_expiry on social_tries (expires_at);

create table social_tickets (
  ticket_hash text primary key,
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  sub text not null,
  name text not null,
  email text not null,
  is_email_confirmed integer not null check (is_email_confirmed in (0, 1)),
  browser_hash text not null,
  expires_at text not null
);
create index social_tickets_by_expiry on social_tickets (expires_at);

create table used_proofs (
  proof_hash text primary key,
  expires_at text not null
);
create index used_proofs_by_expiry on used_proofs (expires_at);
