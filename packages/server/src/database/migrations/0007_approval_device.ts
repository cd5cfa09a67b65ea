export const approvalDevice = {
  version: 7,
  name: 'approval_device',
  sql: `
    -- Browser and system in words of our own. A device's label is its own text, and no part of a question to its owner.
    alter table auth_approvals add column device text not null default 'a browser';
  `,
}
