import type { Schema } from '../database/migrate.js'

export const escrowSchema: Schema = {
  table: 'escrow_migrations',
  apartFrom: 'portico_migrations',
  migrations: [
    {
      version: 1,
      name: 'initial',
      sql: `
        create table escrow_keys (
          wallet_id uuid not null,
          -- Thumbprint of the public key. Without the private key no one can store a row with it.
          key_id text not null,
          user_id uuid not null,
          -- The key that opens a recovery share, and the e-mail address that may request it, both encrypted with a key that the
          -- database does not have.
          box bytea not null,
          mail_box bytea not null,
          stored_at timestamptz not null,
          addresses jsonb not null,
          -- CAIP-10 ids of all accounts, signed by the wallet. Null until signed; the wallet counts as large until then.
          accounts jsonb,
          -- When the e-mail address was added to an existing wallet; null if the wallet was created with it.
          mailbox_added_at timestamptz,
          primary key (wallet_id, key_id)
        );
        create index escrow_keys_user on escrow_keys (user_id);

        -- One wallet per e-mail address and one address per wallet: a wallet that proved its key cannot be replaced by another.
        create table escrow_wallets (
          -- Keyed hash.
          mailbox bytea primary key,
          -- The wallet's Solana address, whose key signs.
          owner text not null unique,
          since timestamptz not null
        );

        -- Questions to owners whether a device may have the key.
        create table escrow_approvals (
          id uuid primary key,
          wallet_id uuid not null,
          key_id text not null,
          device_id text not null,
          -- Browser and system in our words; a device's own label is not shown to its owner.
          device text not null,
          -- Keyed hash of the e-mail address, by which limits are counted.
          mailbox bytea not null,
          token_hash bytea not null unique,
          state text not null default 'pending' check (state in ('pending', 'approved', 'refused', 'mismatched')),
          created_at timestamptz not null,
          -- When the device last presented a ticket.
          asked_at timestamptz not null,
          expires_at timestamptz not null,
          released_at timestamptz,
          -- The owner types a number that the device shows. Both sides derive it from these three: the device's commitment, the
          -- escrow's nonce, and the opening, which is null until the device has revealed it.
          commitment text,
          nonce text,
          opening text,
          -- Where the device signs in, for the approval page.
          site text not null default '',
          constraint escrow_approvals_number check (state <> 'pending' or (commitment is not null and nonce is not null)),
          foreign key (wallet_id, key_id) references escrow_keys (wallet_id, key_id) on delete cascade
        );
        create index escrow_approvals_mailbox on escrow_approvals (mailbox, created_at);
        create index escrow_approvals_device on escrow_approvals (device_id);
        create index escrow_approvals_age on escrow_approvals (created_at);

        -- Used proofs of device keys, kept until they would be too old anyway.
        create table escrow_proofs (
          device_id text not null,
          proof_id text not null,
          expires_at timestamptz not null,
          primary key (device_id, proof_id)
        );
        create index escrow_proofs_age on escrow_proofs (expires_at);

        -- Times only, for the limit on releases.
        create table escrow_releases (released_at timestamptz not null);
        create index escrow_releases_time on escrow_releases (released_at);
      `,
    },
  ],
}
