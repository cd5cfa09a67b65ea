export const auth = {
  version: 6,
  name: 'auth',
  sql: `
    create table auth_users (
      id uuid primary key,
      email text not null unique,
      created_at timestamptz not null
    );

    create table auth_challenges (
      id uuid primary key,
      -- Keyed hash of the mailbox: what limits are counted by.
      mailbox bytea not null,
      -- Emptied when the code is over.
      email text,
      purpose text not null,
      -- Host of the page around the vault, for mails.
      site text not null,
      device_id text not null,
      code_hash bytea not null,
      tries_left integer not null,
      failures integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    );
    create index auth_challenges_mailbox on auth_challenges (mailbox, created_at);
    create index auth_challenges_age on auth_challenges (created_at);

    -- Mailboxes at which somebody guessed too often.
    create table auth_locks (
      mailbox bytea primary key,
      until timestamptz not null
    );

    -- A device is new, then approved by mail, then active once it holds a share; or removed.
    create table auth_devices (
      user_id uuid not null references auth_users (id) on delete cascade,
      id text not null,
      agreement_key jsonb not null,
      label text not null,
      state text not null check (state in ('new', 'approved', 'active', 'removed')),
      added_at timestamptz not null,
      -- Before this moment it gets nothing of a wallet that is there already.
      usable_at timestamptz not null,
      -- Its share of the wallet's epoch, sealed to it by the device that wrote that epoch.
      deposited jsonb,
      primary key (user_id, id)
    );

    create table auth_sessions (
      id uuid primary key,
      user_id uuid not null,
      device_id text not null,
      site text not null,
      -- Which refresh token is the current one.
      turn integer not null default 1,
      turned_at timestamptz not null,
      -- When a code was last entered.
      code_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      foreign key (user_id, device_id) references auth_devices (user_id, id) on delete cascade
    );
    create index auth_sessions_device on auth_sessions (user_id, device_id);
    create index auth_sessions_age on auth_sessions (expires_at);

    create table auth_wallets (
      id uuid primary key,
      user_id uuid not null unique references auth_users (id) on delete cascade,
      epoch integer not null,
      addresses jsonb not null,
      commitment text not null,
      countersignature text not null,
      -- Encrypted with a key that the database does not have.
      auth_share bytea not null,
      recoveries jsonb not null
    );

    create table auth_approvals (
      id uuid primary key,
      user_id uuid not null,
      device_id text not null,
      token_hash bytea not null,
      state text not null default 'pending' check (state in ('pending', 'approved', 'refused')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      foreign key (user_id, device_id) references auth_devices (user_id, id) on delete cascade
    );
    create index auth_approvals_user on auth_approvals (user_id, created_at);

    -- Proofs of device keys that came, until they would be refused for their age.
    create table auth_proofs (
      device_id text not null,
      proof_id text not null,
      expires_at timestamptz not null,
      primary key (device_id, proof_id)
    );
    create index auth_proofs_age on auth_proofs (expires_at);
  `,
}
