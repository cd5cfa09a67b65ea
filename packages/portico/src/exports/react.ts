export * from '@portico/react'
