create table uploads (
  id text primary key,
  member_id text,
  bytes integer not null,
  width integer not null,
  height integer not null,
  uploaded_at text not null
);
create index uploads_by_member on uploads (member_id);

create table pictures (
  id text primary key,
  upload_id text not null references uploads (id),
  crop_json text not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  unused_since text
);
create index pictures_by_upload on pictures (upload_id);
create index pictures_by_unused on pictures (unused_since);
