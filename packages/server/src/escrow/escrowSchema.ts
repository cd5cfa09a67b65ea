import type { Schema } from '../database/migrate.js'

export const escrowSchema: Schema = {
  table: 'escrow_migrations',
  apartFrom: 'portico_migrations',
  migrations: [
    {
      version: 1,
      name: 'keys',
      sql: `
        -- The key that opens a recovery share, encrypted with a key that the database does not have.
        create table escrow_keys (
          user_id uuid not null,
          wallet_id uuid not null,
          -- The first epoch of the wallet that is recovered with it.
          epoch integer not null,
          box bytea not null,
          stored_at timestamptz not null,
          primary key (user_id, wallet_id, epoch)
        );

        create table escrow_proofs (
          device_id text not null,
          proof_id text not null,
          expires_at timestamptz not null,
          primary key (device_id, proof_id)
        );
        create index escrow_proofs_age on escrow_proofs (expires_at);
      `,
    },
    {
      version: 2,
      name: 'releases',
      sql: `
        -- Only when: what is counted.
        create table escrow_releases (released_at timestamptz not null);
        create index escrow_releases_time on escrow_releases (released_at);
      `,
    },
    {
      version: 3,
      name: 'approvals',
      excludesOlder: true,
      sql: `
        -- The escrow asks the owner of the mailbox itself. Keys from before came without one, so nobody could be asked.
        drop table escrow_keys;
        create table escrow_keys (
          wallet_id uuid not null,
          -- Thumbprint of the public part. Nobody without the key itself can have the row's place.
          key_id text not null,
          user_id uuid not null,
          -- The key that opens a recovery share, and the mailbox that can have it back, both encrypted with a key that
          -- the database does not have.
          box bytea not null,
          mail_box bytea not null,
          stored_at timestamptz not null,
          primary key (wallet_id, key_id)
        );
        create index escrow_keys_user on escrow_keys (user_id);

        -- Questions to owners: may this device have the key?
        create table escrow_approvals (
          id uuid primary key,
          wallet_id uuid not null,
          key_id text not null,
          device_id text not null,
          -- Browser and system in words of our own.
          device text not null,
          -- Keyed hash of the mailbox: what limits are counted by.
          mailbox bytea not null,
          token_hash bytea not null unique,
          state text not null default 'pending' check (state in ('pending', 'approved', 'refused')),
          created_at timestamptz not null,
          -- When the device last came with a ticket.
          asked_at timestamptz not null,
          expires_at timestamptz not null,
          released_at timestamptz,
          foreign key (wallet_id, key_id) references escrow_keys (wallet_id, key_id) on delete cascade
        );
        create index escrow_approvals_mailbox on escrow_approvals (mailbox, created_at);
        create index escrow_approvals_device on escrow_approvals (device_id);
        create index escrow_approvals_age on escrow_approvals (created_at);
      `,
    },
    {
      version: 4,
      name: 'numbers',
      excludesOlder: true,
      sql: `
        -- The owner types a number that the device shows, which both sides make of these three. Questions from before
        -- have none; answers to them still count.
        delete from escrow_approvals where state = 'pending';
        alter table escrow_approvals
          -- What the device has committed itself to before it knew the nonce.
          add column commitment text,
          add column nonce text,
          -- What opens the commitment: null until the device has told it.
          add column opening text,
          drop constraint escrow_approvals_state_check,
          add constraint escrow_approvals_state_check
            check (state in ('pending', 'approved', 'refused', 'mismatched')),
          add constraint escrow_approvals_number check (state <> 'pending' or (commitment is not null and nonce is not null));
      `,
    },
    {
      version: 5,
      name: 'wallets',
      excludesOlder: true,
      sql: `
        -- Keys from before came without the addresses of their wallet, so nobody could tell whose they are. The vault
        -- stores another one at the next login on a device that has the wallet.
        delete from escrow_keys;
        alter table escrow_keys add column addresses jsonb not null;

        -- One wallet for a mailbox, and one mailbox for a wallet: since a wallet has taken its place with its own key,
        -- no other one can be brought back in its stead.
        create table escrow_wallets (
          -- Keyed hash.
          mailbox bytea primary key,
          -- The wallet's Solana address, whose key signs.
          owner text not null unique,
          since timestamptz not null
        );

        -- Where the device signs in, for the page that asks about it.
        alter table escrow_approvals add column site text not null default '';
      `,
    },
    {
      version: 6,
      name: 'accounts',
      sql: `
        -- CAIP-10 ids of every account, as the wallet has signed them; null until it has. It counts as large until then.
        alter table escrow_keys add column accounts jsonb;
      `,
    },
    {
      version: 7,
      name: 'mailboxes',
      sql: `
        -- When the key's mailbox became one of a wallet that existed before; null where the wallet began with it.
        alter table escrow_keys add column mailbox_added_at timestamptz;
      `,
    },
  ],
}
