create table outbox (
  id text primary key,
  branch_id text not null,
  kind text not null,
  payload_json text not null,
  language text not null,
  recipient text not null,
  created_at text not null,
  expires_at text,
  next_try_at text not null,
  attempts integer not null default 0 check (attempts >= 0),
  claimed_until text,
  message_id text,
  subject text,
  sent_at text,
  failed_at text,
  last_error text,
  check (sent_at is null or failed_at is null)
);
create index outbox_due on outbox (next_try_at, id) where sent_at is null and failed_at is null;
create index outbox_by_time on outbox (created_at, id);
