create table address_books (
  user_id text primary key references users (id) on delete cascade,
  changes integer not null
);

create table addresses (
  id text primary key,
  user_id text not null references address_books (user_id) on delete cascade,
  name text not null,
  address text not null,
  extras text,
  area_id text,
  position integer not null,
  is_default integer not null check (is_default in (0, 1)),
  created_at text not null
);
create index addresses_by_user on addresses (user_id, is_default, position);
create unique index addresses_default on addresses (user_id) where is_default = 1;
