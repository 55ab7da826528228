-- The board reads what is made today, and counts what was left open before, however much that is. The status stands first
-- although it is always the same, because SQLite would take the index by status and time instead.
create index orders_approved_by_due on orders (status, coalesce(expected_at, placed_at), branch_id, id)
  where status = 'approved';
