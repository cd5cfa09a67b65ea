export * from '@portico/embedded'
