export * from '@portico/cosmos'
