-- How many minutes a guest who ordered for now was told; null for orders for later and for those of earlier versions.
alter table orders add column lead_minutes integer check (lead_minutes >= 0);
-- A mail whose news no longer holds when its turn comes is not sent.
alter table outbox add column is_overtaken integer not null default 0 check (is_overtaken in (0, 1));
