export * from '@portico/siwx'
