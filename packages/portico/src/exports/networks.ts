export * from '@portico/core/networks'
