export * from '@portico/solana'
