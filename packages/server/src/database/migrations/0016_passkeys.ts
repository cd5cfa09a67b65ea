export const passkeys = {
  version: 16,
  name: 'passkeys',
  sql: `
    -- What verifies the passkeys of an account. Which of them are ways back to its wallet, the wallet says.
    create table auth_passkeys (
      user_id uuid not null references auth_users (id) on delete cascade,
      credential_id text not null,
      -- SPKI.
      public_key bytea not null,
      -- How often it has signed, by its own word; 0 for ever where it does not count.
      counter bigint not null,
      added_at timestamptz not null,
      primary key (user_id, credential_id)
    );

    -- One for a device and a purpose at a time, and each is good once.
    create table auth_passkey_challenges (
      user_id uuid not null references auth_users (id) on delete cascade,
      device_id text not null,
      purpose text not null check (purpose in ('add', 'use')),
      challenge text not null,
      expires_at timestamptz not null,
      primary key (user_id, device_id, purpose)
    );
  `,
}
