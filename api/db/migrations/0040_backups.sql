create table backups (
  id text primary key,
  finished_at text not null,
  -- A backup may have more bytes than an integer of PostgreSQL holds.
  kilobytes integer not null check (kilobytes >= 0),
  is_off_site integer not null check (is_off_site in (0, 1)),
  is_encrypted integer not null check (is_encrypted in (0, 1))
);

create index backups_by_end on backups (finished_at);
