create table content_version (
  id integer primary key check (id = 1),
  version integer not null
);
insert into content_version (id, version) values (1, 1);

create table secrets (
  name text primary key,
  value text not null
);

create table settings (
  key text primary key,
  value text not null,
  media_json text not null default '{}'
);

create table languages (
  id text primary key,
  code text not null unique,
  name text not null,
  is_default integer not null check (is_default in (0, 1)),
  is_rtl integer not null check (is_rtl in (0, 1)),
  position integer not null
);

create table translations (
  language_code text not null,
  source_text text not null,
  text text not null,
  primary key (language_code, source_text)
);

create table pages (
  id text primary key,
  slug text not null unique,
  name text not null,
  text text not null,
  translations_json text not null default '{}',
  is_popup integer not null default 0 check (is_popup in (0, 1)),
  on_header integer not null default 0 check (on_header in (0, 1)),
  on_footer integer not null default 0 check (on_footer in (0, 1)),
  position integer not null
);

create table branches (
  id text primary key,
  slug text not null unique,
  name text not null,
  position integer not null
);

create table hours (
  id text primary key,
  weekday integer not null check (weekday between 1 and 7),
  start_time text not null,
  end_time text not null
);

create table areas (
  id text primary key,
  name text not null,
  zipcode text not null,
  minimum_order_cents integer not null check (minimum_order_cents >= 0),
  delivery_price_cents integer not null check (delivery_price_cents >= 0),
  free_delivery_threshold_cents integer not null check (free_delivery_threshold_cents >= 0),
  position integer not null
);

create table taxes (
  id text primary key,
  name text not null,
  rate_basis_points integer not null check (rate_basis_points between 0 and 10000),
  position integer not null
);

create table categories (
  id text primary key,
  slug text not null unique,
  name text not null,
  description text not null default '',
  translations_json text not null default '{}',
  poster_json text,
  gallery_json text not null default '[]',
  position integer not null
);

create table sizes (
  id text primary key,
  category_id text not null references categories (id),
  name text not null,
  translations_json text not null default '{}',
  content_json text,
  position integer not null
);
create index sizes_by_category on sizes (category_id);

create table products (
  id text primary key,
  slug text not null unique,
  category_id text not null references categories (id),
  name text not null,
  description text not null default '',
  food_info text,
  translations_json text not null default '{}',
  poster_json text,
  vat_class text not null check (vat_class in ('food', 'drink', 'milk_drink', 'luxury')),
  min_age integer check (min_age in (16, 18)),
  tags_json text not null default '[]',
  is_sold_out integer not null default 0 check (is_sold_out in (0, 1)),
  position integer not null
);
create index products_by_category on products (category_id);

create table product_sizes (
  product_id text not null references products (id),
  size_id text not null references sizes (id),
  price_cents integer not null check (price_cents >= 0),
  deposit_cents integer not null default 0 check (deposit_cents >= 0),
  primary key (product_id, size_id)
);

create table combos (
  id text primary key,
  slug text not null unique,
  name text not null,
  description text not null default '',
  translations_json text not null default '{}',
  price_cents integer not null check (price_cents >= 0),
  discount_percent integer not null default 0 check (discount_percent between 0 and 100),
  poster_json text,
  is_listed integer not null default 1 check (is_listed in (0, 1)),
  is_sold_out integer not null default 0 check (is_sold_out in (0, 1)),
  position integer not null
);

create table combo_slots (
  id text primary key,
  combo_id text not null references combos (id),
  name text not null,
  translations_json text not null default '{}',
  size_id text not null references sizes (id),
  position integer not null
);
create index combo_slots_by_combo on combo_slots (combo_id);

create table slot_products (
  slot_id text not null references combo_slots (id),
  product_id text not null references products (id),
  position integer not null,
  primary key (slot_id, product_id)
);

create table variants (
  id text primary key,
  name text not null,
  translations_json text not null default '{}',
  type text not null check (type in ('select', 'checkbox')),
  is_required integer not null check (is_required in (0, 1))
);

create table options (
  id text primary key,
  variant_id text not null references variants (id),
  name text not null,
  translations_json text not null default '{}',
  price_cents integer not null check (price_cents >= 0),
  child_combo_id text references combos (id),
  position integer not null
);
create index options_by_variant on options (variant_id);

create table product_variants (
  product_id text not null references products (id),
  variant_id text not null references variants (id),
  position integer not null,
  primary key (product_id, variant_id)
);

create table extras (
  id text primary key,
  name text not null,
  translations_json text not null default '{}'
);

create table extra_prices (
  extra_id text not null references extras (id),
  size_id text not null references sizes (id),
  price_cents integer not null check (price_cents >= 0),
  primary key (extra_id, size_id)
);

create table product_extras (
  product_id text not null references products (id),
  extra_id text not null references extras (id),
  position integer not null,
  primary key (product_id, extra_id)
);

create table notices (
  id text primary key,
  kind text not null check (kind in ('allergen', 'additive')),
  code text not null,
  name text not null,
  description text not null default '',
  translations_json text not null default '{}',
  position integer not null,
  unique (kind, code)
);

create table product_notices (
  product_id text not null references products (id),
  notice_id text not null references notices (id),
  primary key (product_id, notice_id)
);

create table extra_notices (
  extra_id text not null references extras (id),
  notice_id text not null references notices (id),
  primary key (extra_id, notice_id)
);

create table option_notices (
  option_id text not null references options (id),
  notice_id text not null references notices (id),
  primary key (option_id, notice_id)
);

create table orders (
  id text primary key,
  code text not null,
  token_hash text not null unique,
  idempotency_key text unique,
  request_hash text not null,
  branch_id text not null,
  status text not null check (status in ('pending_payment', 'pending_approval', 'approved', 'rejected', 'completed')),
  language text not null,
  source text not null,
  placed_at text not null,
  deliver_type text not null check (deliver_type in ('delivery', 'takeaway', 'curbside', 'table')),
  deliver_at text not null check (deliver_at in ('now', 'later')),
  deliver_date text,
  name text not null,
  email text not null,
  phone text not null,
  area_id text,
  area_name text,
  address text,
  address_extras text,
  notes text,
  min_age integer,
  payment_method text not null,
  goods_cents integer not null,
  deposit_cents integer not null,
  delivery_cents integer not null,
  discount_cents integer not null,
  tax_cents integer not null,
  tip_cents integer not null,
  total_cents integer not null,
  check (total_cents = goods_cents + deposit_cents + delivery_cents - discount_cents + tax_cents + tip_cents)
);
create index orders_by_time on orders (placed_at, id);
create unique index orders_by_code on orders (code);

create table order_lines (
  order_id text not null references orders (id),
  position integer not null,
  kind text not null check (kind in ('productItem', 'menuItem')),
  product_id text,
  combo_id text,
  qty integer not null check (qty between 1 and 6),
  unit_price_cents integer not null,
  price_cents integer not null,
  deposit_cents integer not null,
  min_age integer,
  text_json text not null,
  kitchen_text_json text not null,
  item_json text not null,
  primary key (order_id, position)
);

create table order_taxes (
  order_id text not null references orders (id),
  position integer not null,
  is_included integer not null check (is_included in (0, 1)),
  name text not null,
  rate_basis_points integer not null,
  gross_cents integer,
  net_cents integer,
  tax_cents integer not null,
  primary key (order_id, position)
);

create table order_status_changes (
  id text primary key,
  order_id text not null references orders (id),
  from_status text,
  to_status text not null,
  changed_at text not null,
  actor text not null,
  reason text
);
create index order_status_changes_by_order on order_status_changes (order_id, changed_at);
