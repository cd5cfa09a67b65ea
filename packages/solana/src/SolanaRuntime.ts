import type { ChainReader } from '@portico/core/adapter'

/** What the methods share. */
export type SolanaRuntime = ChainReader
