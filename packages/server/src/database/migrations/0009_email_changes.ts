export const emailChanges = {
  version: 9,
  name: 'email_changes',
  sql: `
    -- An account has one at a time: a new one takes the place of the one before.
    create table auth_email_changes (
      user_id uuid primary key references auth_users (id) on delete cascade,
      id uuid not null unique,
      device_id text not null,
      -- The mailbox that was asked for at first; no later step names one.
      email text not null,
      -- Which mailbox is to be proven next.
      step text not null check (step in ('old', 'new', 'proven')),
      challenge_id uuid not null,
      expires_at timestamptz not null
    );
  `,
}
