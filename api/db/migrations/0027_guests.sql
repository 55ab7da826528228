alter table orders add column guest_key text;
update orders set guest_key = user_id where user_id is not null and restricted_at is null;
create index orders_by_guest on orders (guest_key, placed_at, id);
create index users_by_time on users (created_at, id);

create table guest_blocks (
  id text primary key,
  guest_id text not null,
  reason text not null,
  blocked_at text not null,
  blocked_by text,
  lifted_at text,
  lift_reason text,
  lifted_by text
);
create index guest_blocks_by_guest on guest_blocks (guest_id);

create table guest_block_keys (
  key text not null,
  block_id text not null references guest_blocks (id) on delete cascade,
  primary key (key, block_id)
);

drop index point_entries_settled;
drop index point_entries_shown;
alter table point_entries rename to point_entries_before;
create table point_entries (
  id text primary key,
  user_id text not null,
  position integer not null check (position > 0),
  kind text not null
    check (kind in ('earned', 'held', 'released', 'spent', 'erased', 'taken_back', 'corrected')),
  amount_cents integer not null,
  balance_after_cents integer not null check (balance_after_cents >= 0),
  order_id text,
  order_code text,
  reason text,
  round integer not null default 1 check (round > 0),
  created_at text not null,
  unique (user_id, position),
  unique (order_id, kind, round)
);
insert into point_entries
  (id, user_id, position, kind, amount_cents, balance_after_cents, order_id, order_code, round, created_at)
  select id, user_id, position, kind, amount_cents, balance_after_cents, order_id, order_code, round, created_at
  from point_entries_before;
drop table point_entries_before;
create unique index point_entries_settled on point_entries (order_id, round) where kind in ('released', 'spent');
create index point_entries_shown on point_entries (user_id, position) where amount_cents <> 0;
