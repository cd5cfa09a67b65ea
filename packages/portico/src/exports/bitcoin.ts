export * from '@portico/bitcoin'
