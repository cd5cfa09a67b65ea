export * from '@portico/evm/hosts'
