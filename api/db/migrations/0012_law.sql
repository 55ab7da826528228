alter table users add column last_seen_at text;
alter table users add column deletion_announced_at text;
update users set last_seen_at = created_at;
create index users_by_last_seen on users (last_seen_at);

alter table orders add column receipt_number integer;
alter table orders add column wants_reusable integer not null default 0 check (wants_reusable in (0, 1));
alter table orders add column restricted_at text;
update orders set receipt_number = (
  select count(*) from orders as earlier
  where earlier.placed_at < orders.placed_at or (earlier.placed_at = orders.placed_at and earlier.id <= orders.id)
);
create unique index orders_by_receipt_number on orders (receipt_number);
create index orders_unrestricted on orders (placed_at) where restricted_at is null;

alter table products add column allergens_unknown integer not null default 0 check (allergens_unknown in (0, 1));

create table receipt_counter (
  id integer primary key check (id = 1),
  last integer not null check (last >= 0)
);
insert into receipt_counter (id, last) select 1, count(*) from orders;

create table restricted_guests (
  order_id text primary key references orders (id),
  user_id text,
  name text not null,
  email text not null,
  phone text not null,
  address text,
  address_extras text,
  notes text,
  keep_until text not null
);
create index restricted_guests_by_end on restricted_guests (keep_until);
create index restricted_guests_by_user on restricted_guests (user_id);

create index reservations_by_moment on reservations (reserved_at);
create index contact_messages_by_moment on contact_messages (sent_at);

create table nightly_runs (
  task text primary key,
  night text not null
);
