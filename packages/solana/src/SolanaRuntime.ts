import type { ChainReader } from '@portico/core/adapter'

export type SolanaRuntime = ChainReader
