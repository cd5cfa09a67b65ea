export * from '@portico/evm'
