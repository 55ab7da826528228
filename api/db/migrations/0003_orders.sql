alter table orders add column user_id text;
alter table orders add column table_id text;
alter table orders add column table_name text;
alter table orders add column issue_invoice integer not null default 0 check (issue_invoice in (0, 1));
alter table orders add column expected_at text;
alter table orders add column reject_reason text;

create index orders_by_user on orders (user_id, placed_at, id);
