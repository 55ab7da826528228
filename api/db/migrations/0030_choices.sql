alter table variants add column min_options integer check (min_options >= 0);
alter table variants add column max_options integer check (max_options >= 1);
alter table variants add column free_options integer not null default 0 check (free_options >= 0);
alter table variants add column max_each integer not null default 1 check (max_each >= 1);

create table variant_conditions (
  variant_id text primary key references variants (id),
  option_id text not null references options (id)
);
create index variant_conditions_by_option on variant_conditions (option_id);
