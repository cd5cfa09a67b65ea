export const passphrases = {
  version: 21,
  name: 'passphrases',
  sql: `
    -- The key by which an account's passphrase is evaluated, encrypted like the shares.
    create table auth_passphrases (
      user_id uuid primary key references auth_users (id) on delete cascade,
      key bytea not null,
      -- Evaluations for devices without a share, since one of them last opened the wallet.
      guesses integer not null default 0,
      guessed_at timestamptz
    );
  `,
}
