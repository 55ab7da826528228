alter table areas add column shape_json text;
alter table areas add column radius_m integer check (radius_m > 0);
alter table areas add column fee_steps_json text;

alter table addresses add column zipcode text;
alter table addresses add column city text;
alter table addresses add column lat_micro integer check (lat_micro between -90000000 and 90000000);
alter table addresses add column lng_micro integer check (lng_micro between -180000000 and 180000000);
alter table addresses add column is_exact integer not null default 0 check (is_exact in (0, 1));

alter table orders add column surcharge_cents integer not null default 0 check (surcharge_cents >= 0);
