export * from '@portico/pairing'
