create table hours_with_ways (
  id text primary key,
  weekday integer not null check (weekday between 1 and 7),
  start_time text,
  end_time text,
  branch_id text references branches (id),
  deliver_type text check (deliver_type in ('delivery', 'takeaway', 'curbside', 'table')),
  check ((start_time is null) = (end_time is null))
);
insert into hours_with_ways (id, weekday, start_time, end_time, branch_id)
  select id, weekday, start_time, end_time, branch_id from hours;
drop table hours;
alter table hours_with_ways rename to hours;
create table special_days (
  id text primary key,
  name text not null,
  from_date text not null,
  until_date text not null,
  spans_json text not null,
  ways_json text not null,
  branch_id text references branches (id)
);
