export * from '@portico/core/watch-only'
