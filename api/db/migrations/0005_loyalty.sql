create table point_entries (
  id text primary key,
  user_id text not null,
  position integer not null check (position > 0),
  kind text not null check (kind in ('earned', 'held', 'released', 'spent', 'erased')),
  amount_cents integer not null,
  balance_after_cents integer not null check (balance_after_cents >= 0),
  order_id text,
  order_code text,
  created_at text not null,
  unique (user_id, position),
  unique (order_id, kind)
);
create unique index point_entries_settled on point_entries (order_id) where kind in ('released', 'spent');
create index point_entries_shown on point_entries (user_id, position) where amount_cents <> 0;
