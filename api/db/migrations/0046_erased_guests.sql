-- When the guest of an order was erased while it was under way: it is pseudonymised as soon as it is over.
alter table orders add column erased_at text;
create index orders_erased on orders (erased_at) where erased_at is not null and restricted_at is null;

-- What the staff typed about a guest goes where the guest is, and stays as long.
alter table restricted_guests add column reasons text;
update restricted_guests set reasons = (
  select orders.reject_reason from orders
  where orders.id = restricted_guests.order_id and orders.reject_reason not in (
    'The kitchen is full at the moment', 'Something you ordered has just run out', 'We cannot deliver to this address',
    'We are about to close', 'We could not reach you', 'The proof of age was missing', 'Your payment could not be taken'
  )
);
update orders set reject_reason = null where restricted_at is not null and reject_reason not in (
  'The kitchen is full at the moment', 'Something you ordered has just run out', 'We cannot deliver to this address',
  'We are about to close', 'We could not reach you', 'The proof of age was missing', 'Your payment could not be taken'
);
update order_status_changes set reason = null
where order_id in (select id from orders where restricted_at is not null) and reason not in (
  'The kitchen is full at the moment', 'Something you ordered has just run out', 'We cannot deliver to this address',
  'We are about to close', 'We could not reach you', 'The proof of age was missing', 'Your payment could not be taken'
);
