export const chainHistoryByBlock = {
  version: 12,
  name: 'chain_history_by_block',
  sql: `
    -- Of chains that are read as a whole the last blocks are replaced whenever somebody asks, for all accounts.
    create index chain_transactions_by_block on chain_transactions (chain_id, block);
  `,
}
