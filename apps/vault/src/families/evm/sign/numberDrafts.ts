import type { EvmDraft, EvmTransaction } from './EvmTransaction.ts'

/** @param next the nonce of the first draft that has none */
export const numberDrafts = (drafts: readonly EvmDraft[], next: bigint): readonly EvmTransaction[] =>
  drafts.map((draft, index) => ({ ...draft, nonce: draft.nonce ?? next + BigInt(index) }))
