export * from '@portico/solana/web3'
