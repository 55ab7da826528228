alter table orders add column lat_micro integer;
alter table orders add column lng_micro integer;
