alter table categories add column availability_json text not null default '[]';
alter table products add column availability_json text not null default '[]';
alter table combos add column availability_json text not null default '[]';
