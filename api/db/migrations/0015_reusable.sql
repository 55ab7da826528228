alter table orders add column reusable_deposit_cents integer not null default 0 check (reusable_deposit_cents >= 0);
