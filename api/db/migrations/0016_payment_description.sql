alter table payment_attempts add column description text not null default '';
