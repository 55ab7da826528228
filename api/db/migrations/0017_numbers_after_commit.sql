drop table live_events;

create table live_events (
  id text primary key,
  seq integer unique,
  branch_id text not null,
  kind text not null,
  order_id text,
  happened_at text not null
);
create index live_events_by_branch on live_events (branch_id, seq);
create index live_events_by_order on live_events (order_id, seq);
create index live_events_by_time on live_events (happened_at);
create index live_events_without_seq on live_events (id) where seq is null;

create index orders_without_receipt_number on orders (placed_at, id)
  where receipt_number is null and status <> 'pending_payment';
