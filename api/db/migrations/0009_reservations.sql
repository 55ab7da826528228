create table reservations (
  id text primary key,
  idempotency_key text unique,
  request_hash text not null,
  branch_id text not null,
  user_id text,
  language text not null,
  requested_at text not null,
  reserved_at text not null,
  guests text not null check (guests in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10+')),
  name text not null,
  email text not null,
  phone text not null,
  notes text not null,
  status text not null check (status in ('requested', 'confirmed', 'declined')),
  answer text not null default '',
  answered_at text,
  answered_by text,
  check ((status = 'requested') = (answered_at is null))
);
create index reservations_by_branch on reservations (branch_id, id);
create index reservations_by_user on reservations (user_id, id);

create table contact_messages (
  id text primary key,
  idempotency_key text unique,
  request_hash text not null,
  branch_id text not null,
  user_id text,
  language text not null,
  sent_at text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  subject text not null,
  message text not null,
  handled_at text
);
create index contact_messages_by_branch on contact_messages (branch_id, id);
create index contact_messages_by_user on contact_messages (user_id, id);
