alter table staff_members add column sign_outs integer not null default 0;

create table staff_second_factor_roles (
  role text primary key check (role in ('owner', 'manager', 'counter', 'kitchen', 'driver'))
);
