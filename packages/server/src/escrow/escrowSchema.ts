import type { Schema } from '../database/migrate.js'

/** The tables of the escrow, which has nothing in common with the other services. */
export const escrowSchema: Schema = {
  table: 'escrow_migrations',
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
  ],
}
