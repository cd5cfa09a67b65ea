export * from '@portico/react/devtools'
