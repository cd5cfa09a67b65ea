export const chainHistory = {
  version: 11,
  name: 'chain_history',
  sql: `
    -- Which blocks have been read for an account, or for all accounts of a chain where the account is ''.
    create table chain_scans (
      chain_id text not null,
      account text not null,
      low bigint not null,
      high bigint not null,
      -- A block that is old enough to stay; when it is another one, everything is read again.
      anchor_block bigint not null,
      anchor_hash text not null,
      read_at timestamptz not null default now(),
      primary key (chain_id, account)
    );
    create index chain_scans_by_age on chain_scans (read_at);
    create table chain_transactions (
      chain_id text not null,
      account text not null,
      hash text not null,
      block bigint not null,
      position integer not null,
      mined_at timestamptz not null,
      sender text not null,
      receiver text not null,
      nonce bigint not null,
      has_failed boolean not null,
      selector text not null,
      -- What the account sent and got in it.
      transfers jsonb not null,
      primary key (chain_id, account, hash)
    );
    create index chain_transactions_by_place on chain_transactions (chain_id, account, block desc, position desc);
  `,
}
