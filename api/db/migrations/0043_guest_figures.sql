drop index orders_by_guest;
create index orders_by_guest on orders
  (guest_key, placed_at, id, status, branch_id, total_cents, refunded_cents);
