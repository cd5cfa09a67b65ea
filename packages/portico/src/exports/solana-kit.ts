export * from '@portico/solana/kit'
