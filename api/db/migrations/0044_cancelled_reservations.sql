-- When the guest cancelled; what the restaurant had answered stays.
alter table reservations add column cancelled_at text;
