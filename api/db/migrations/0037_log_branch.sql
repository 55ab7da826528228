alter table staff_changes add column branch_id text;

update staff_changes
set branch_id = (select branch_id from orders where orders.id = staff_changes.subject_id)
where kind in ('order', 'refund');

update staff_changes
set branch_id = (select branch_id from reservations where reservations.id = staff_changes.subject_id)
where kind = 'reservation';

create index staff_changes_by_branch on staff_changes (branch_id, id);
