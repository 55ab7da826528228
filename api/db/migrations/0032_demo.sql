-- At most one row: what of this shop is a demonstration, kept when the demo was seeded.
create table demo (
  id integer primary key,
  seeded_at text not null,
  removed_at text,
  contents_json text not null
);
