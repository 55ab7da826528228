create table drafts (
  kind text not null,
  document_id text not null,
  document_json text,
  member_id text,
  member_name text not null,
  saved_at text not null,
  primary key (kind, document_id)
);

create table draft_lock (
  id integer primary key check (id = 1),
  revision integer not null
);

create table publications (
  id text primary key,
  published_at text not null,
  member_id text,
  member_name text not null,
  content_version integer not null,
  changes_json text not null,
  edits_json text not null
);
