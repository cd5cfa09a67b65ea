import type { ChainReader } from '@portico/core/adapter'

/** What the verbs share. */
export type SolanaRuntime = ChainReader
