export const approvalsAtEscrow = {
  version: 8,
  name: 'approvals_at_escrow',
  excludesOlder: true,
  sql: `
    -- The escrow asks the owner itself, so that this service cannot answer for them.
    drop table auth_approvals;
    update auth_devices set state = 'new' where state = 'approved';
    alter table auth_devices drop constraint auth_devices_state_check;
    alter table auth_devices add check (state in ('new', 'active', 'removed'));
  `,
}
