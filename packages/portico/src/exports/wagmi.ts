export * from '@portico/evm/wagmi'
