create table refunds_renamed (
  id text primary key,
  attempt_id text not null references payment_attempts (id),
  number integer not null check (number > 0),
  idem_key text unique,
  request_key text unique,
  request_hash text,
  provider_ref text,
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('requested', 'pending', 'done', 'failed', 'canceled')),
  cause text not null check (cause in ('rejected', 'late', 'double', 'staff', 'provider')),
  reason text not null default '',
  lines_json text not null default '[]',
  member_id text,
  created_at text not null,
  due_at text,
  tries integer not null default 0,
  claimed_until text,
  last_error text,
  unique (attempt_id, number)
);
insert into refunds_renamed (
  id, attempt_id, number, idem_key, request_key, request_hash, provider_ref, amount_cents, state, cause, reason,
  lines_json, member_id, created_at, due_at, tries, claimed_until, last_error
) select
  id, attempt_id, number, idem_key, request_key, request_hash, provider_ref, amount_cents,
  case state when 'wished' then 'requested' else state end, cause, reason,
  lines_json, member_id, created_at, due_at, tries, claimed_until, last_error
from refunds;
drop table refunds;
alter table refunds_renamed rename to refunds;
create unique index refunds_by_ref on refunds (attempt_id, provider_ref);
create index refunds_due on refunds (due_at) where due_at is not null;

alter table payment_alarms rename column mark to dedupe_key;

update live_events set kind = 'unpaid.changed' where kind = 'draft.changed';
