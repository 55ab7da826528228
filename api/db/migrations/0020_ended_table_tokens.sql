create table ended_table_tokens (
  token_hash text primary key,
  expires_at text not null
);
create index ended_table_tokens_by_expiry on ended_table_tokens (expires_at);
