create table branch_settings (
  branch_id text not null references branches (id),
  key text not null,
  value text not null,
  media_json text not null default '{}',
  primary key (branch_id, key)
);

create table branch_products (
  branch_id text not null references branches (id),
  product_id text not null references products (id),
  is_offered integer not null default 1 check (is_offered in (0, 1)),
  is_sold_out integer check (is_sold_out in (0, 1)),
  primary key (branch_id, product_id)
);

create table branch_combos (
  branch_id text not null references branches (id),
  combo_id text not null references combos (id),
  is_offered integer not null default 1 check (is_offered in (0, 1)),
  is_sold_out integer check (is_sold_out in (0, 1)),
  primary key (branch_id, combo_id)
);

create table branch_prices (
  branch_id text not null references branches (id),
  product_id text not null references products (id),
  size_id text not null references sizes (id),
  price_cents integer not null check (price_cents >= 0),
  primary key (branch_id, product_id, size_id)
);

alter table hours add column branch_id text references branches (id);
alter table areas add column branch_id text references branches (id);
alter table staff_members add column branch_id text references branches (id);

create table tables (
  id text primary key,
  branch_id text not null references branches (id),
  code text not null unique,
  name text not null,
  position integer not null
);
