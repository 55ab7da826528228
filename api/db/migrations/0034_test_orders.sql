alter table orders add column is_test integer not null default 0 check (is_test in (0, 1));
