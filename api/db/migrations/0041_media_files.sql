-- The files of pictures, where the database keeps them for several machines (docs/decisions/0044).
create table media_files (
  name text primary key,
  bytes blob not null
);
