export const smartSessions = {
  version: 13,
  name: 'smart_sessions',
  sql: `
    -- What an account has allowed a site to do without asking; listed once the wallet has agreed.
    create table smart_sessions (
      pci text primary key,
      project_id text not null references projects (id) on delete cascade,
      account text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      activated_at timestamptz,
      revoked_at timestamptz,
      permissions jsonb not null,
      policies jsonb not null,
      context text not null default ''
    );
    create index smart_sessions_account on smart_sessions (project_id, account, created_at desc);
  `,
}
