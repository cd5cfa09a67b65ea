export * from '@portico/evm/wagmi-core'
