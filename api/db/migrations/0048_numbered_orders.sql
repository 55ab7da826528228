-- Only orders that have a number: PostgreSQL looked for those without one here, among all orders that were never paid and what
-- numbered orders had left behind, instead of in the index that holds only those that wait for theirs.
drop index orders_by_receipt_number;
create unique index orders_by_receipt_number on orders (receipt_number) where receipt_number is not null;
-- Tests of the owner never get a number.
drop index orders_without_receipt_number;
create index orders_without_receipt_number on orders (placed_at, id)
  where receipt_number is null and status <> 'pending_payment' and is_test = 0;
