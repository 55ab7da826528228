alter table orders add column closed_at text;
alter table orders add column payment_state text;
alter table orders add column refunded_cents integer not null default 0 check (refunded_cents >= 0);

drop index point_entries_settled;
drop index point_entries_shown;
alter table point_entries rename to point_entries_before;
create table point_entries (
  id text primary key,
  user_id text not null,
  position integer not null check (position > 0),
  kind text not null check (kind in ('earned', 'held', 'released', 'spent', 'erased', 'taken_back')),
  amount_cents integer not null,
  balance_after_cents integer not null check (balance_after_cents >= 0),
  order_id text,
  order_code text,
  round integer not null default 1 check (round > 0),
  created_at text not null,
  unique (user_id, position),
  unique (order_id, kind, round)
);
insert into point_entries
  (id, user_id, position, kind, amount_cents, balance_after_cents, order_id, order_code, created_at)
  select id, user_id, position, kind, amount_cents, balance_after_cents, order_id, order_code, created_at
  from point_entries_before;
drop table point_entries_before;
create unique index point_entries_settled on point_entries (order_id, round) where kind in ('released', 'spent');
create index point_entries_shown on point_entries (user_id, position) where amount_cents <> 0;

create table payment_attempts (
  id text primary key,
  order_id text not null references orders (id),
  number integer not null check (number > 0),
  provider text not null,
  provider_ref text,
  token_hash text not null unique,
  idem_key text not null unique,
  origin text not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  is_live integer not null check (is_live in (0, 1)),
  holds integer not null check (holds in (0, 1)),
  state text not null check (state in ('created', 'open', 'processing', 'authorized', 'paid', 'partially_refunded',
    'refunded', 'failed', 'expired', 'canceled', 'review', 'charged_back')),
  provider_state text not null default '',
  url text,
  captured_cents integer not null default 0 check (captured_cents >= 0),
  collects integer not null default 0,
  pays_order integer not null default 0 check (pays_order in (0, 1)),
  was_held integer not null default 0 check (was_held in (0, 1)),
  created_at text not null,
  expires_at text not null,
  due_at text,
  tries integer not null default 0,
  claimed_until text,
  last_error text,
  unique (order_id, number)
);
create unique index payment_attempts_by_ref on payment_attempts (provider, provider_ref);
create unique index payment_attempts_open on payment_attempts (order_id) where state in ('created', 'open', 'processing');
create unique index payment_attempts_paying on payment_attempts (order_id) where pays_order = 1;
create index payment_attempts_due on payment_attempts (due_at) where due_at is not null;

create table payment_events (
  id text primary key,
  provider text not null,
  event_id text not null,
  kind text not null,
  provider_ref text,
  received_at text not null,
  processed_at text,
  outcome text,
  due_at text,
  tries integer not null default 0,
  claimed_until text,
  last_error text,
  unique (provider, event_id)
);
create index payment_events_due on payment_events (due_at) where due_at is not null;
create index payment_events_by_moment on payment_events (received_at);

create table refunds (
  id text primary key,
  attempt_id text not null references payment_attempts (id),
  number integer not null check (number > 0),
  idem_key text unique,
  request_key text unique,
  request_hash text,
  provider_ref text,
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('wished', 'pending', 'done', 'failed', 'canceled')),
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
create unique index refunds_by_ref on refunds (attempt_id, provider_ref);
create index refunds_due on refunds (due_at) where due_at is not null;

create table payment_alarms (
  id text primary key,
  mark text not null unique,
  kind text not null,
  provider text not null,
  provider_ref text,
  order_id text,
  branch_id text,
  amount_cents integer not null default 0,
  raised_at text not null,
  seen_at text,
  member_id text
);
create index payment_alarms_unseen on payment_alarms (raised_at) where seen_at is null;

create table sandbox_payments (
  ref text primary key,
  idem_key text not null unique,
  payment_json text not null,
  state text not null,
  captured_cents integer not null default 0,
  refunds_json text not null default '[]',
  created_at text not null
);
create index sandbox_payments_by_moment on sandbox_payments (created_at);
