create table live_counter (
  id integer primary key check (id = 1),
  seq integer not null
);

create table live_events (
  seq integer primary key,
  branch_id text not null,
  kind text not null,
  order_id text,
  happened_at text not null
);
create index live_events_by_branch on live_events (branch_id, seq);
create index live_events_by_order on live_events (order_id, seq);
create index live_events_by_time on live_events (happened_at);

alter table order_status_changes add column member_id text;
alter table order_status_changes add column minutes integer;
