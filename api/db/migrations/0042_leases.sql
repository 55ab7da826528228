-- Work that one process at a time does.
create table leases (
  name text primary key,
  holder text not null,
  held_until text not null
);
