export * from '@portico/polkadot'
