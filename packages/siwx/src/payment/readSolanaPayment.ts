import type { FoundPayment, PaymentContext } from './PaymentContext.js'

interface TokenBalance {
  readonly owner?: string
  readonly mint?: string
  readonly uiTokenAmount?: { readonly amount?: string }
}

interface SolanaTransaction {
  readonly blockTime?: number | null
  readonly transaction?: {
    readonly message?: { readonly accountKeys?: readonly { readonly pubkey?: string }[] }
  }
  readonly meta?: {
    readonly err?: unknown
    readonly preBalances?: readonly number[]
    readonly postBalances?: readonly number[]
    readonly preTokenBalances?: readonly TokenBalance[]
    readonly postTokenBalances?: readonly TokenBalance[]
  } | null
}

/** By how much a transaction that has succeeded has made the recipient richer. */
export async function readSolanaPayment(context: PaymentContext): Promise<FoundPayment | undefined> {
  const { transaction, token, recipient, request, confirmations } = context
  const options = {
    encoding: 'jsonParsed',
    commitment: confirmations > 1 ? 'finalized' : 'confirmed',
    maxSupportedTransactionVersion: 0,
  }
  // Nodes that the shop trusts answer in these shapes; whatever is missing makes no payment.
  const found = (await request('getTransaction', [transaction, options])) as SolanaTransaction | null
  const { meta, blockTime } = found ?? {}
  const keys = found?.transaction?.message?.accountKeys?.map(({ pubkey }) => pubkey) ?? []
  const payer = keys[0]
  if (!meta || meta.err !== null || !payer || !blockTime) return undefined
  const units =
    token === undefined
      ? getLamports(meta.postBalances, keys.indexOf(recipient)) -
        getLamports(meta.preBalances, keys.indexOf(recipient))
      : sum(meta.postTokenBalances, token, recipient) - sum(meta.preTokenBalances, token, recipient)
  return units > 0n ? { id: transaction, payer, units, at: blockTime * 1000 } : undefined
}

const getLamports = (balances: readonly number[] | undefined, index: number) => BigInt(balances?.[index] ?? 0)

function sum(balances: readonly TokenBalance[] | undefined, token: string, recipient: string): bigint {
  return (balances ?? [])
    .filter(({ mint, owner }) => mint === token && owner === recipient)
    .reduce((total, { uiTokenAmount }) => total + BigInt(uiTokenAmount?.amount ?? '0'), 0n)
}
