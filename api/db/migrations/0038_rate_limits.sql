create table rate_limits (
  key text primary key,
  tries integer not null,
  until text not null
);
create index rate_limits_by_end on rate_limits (until);
