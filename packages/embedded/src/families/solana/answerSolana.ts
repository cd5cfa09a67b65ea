import { type ProviderCall, readProperty } from '@portico/core/adapter'
import { invalidParams, malformedAnswer, PorticoError } from '@portico/protocol'
import { parseRpcCall, type ServedRpcMethod } from '@portico/protocol/frame'
import { base58, base64 } from '@scure/base'
import type { ClientRuntime } from '../../client/ClientRuntime.js'

const namespace = 'solana'

type SolanaMethod = ServedRpcMethod<typeof namespace>

interface Translation {
  toVault(params: unknown): unknown
  fromVault(answer: unknown): unknown
}

/** Adapters encode transactions in base64, the vault in base58. */
const translations: Readonly<Record<SolanaMethod, Translation>> = {
  solana_signMessage: {
    toVault: params => ({
      message: readProperty(params, 'message'),
      pubkey: readProperty(params, 'pubkey'),
    }),
    fromVault: answer => answer,
  },
  solana_signTransaction: {
    toVault: params => ({ transaction: toBase58(readProperty(params, 'transaction')) }),
    fromVault: answer => ({ transaction: toBase64(readProperty(answer, 'transaction')) }),
  },
  solana_signAllTransactions: {
    toVault: params => ({ transactions: toList(readProperty(params, 'transactions')).map(toBase58) }),
    fromVault: answer => ({ transactions: toList(readProperty(answer, 'transactions')).map(toBase64) }),
  },
  solana_signAndSendTransaction: {
    toVault(params) {
      const options = readProperty(params, 'sendOptions') ?? readProperty(params, 'options')
      return {
        transaction: toBase58(readProperty(params, 'transaction')),
        ...(options !== undefined && { options: JSON.parse(JSON.stringify(options)) }),
      }
    },
    fromVault: answer => answer,
  },
}

export async function answerSolana(
  runtime: ClientRuntime,
  { method, params }: ProviderCall,
): Promise<unknown> {
  if (method === 'solana_getAccounts' || method === 'solana_requestAccounts') {
    if (method.includes('request')) await runtime.requireSession(namespace)
    return runtime.getAddresses(namespace).map(pubkey => ({ pubkey }))
  }
  if (!Object.hasOwn(translations, method)) return runtime.refuse()
  const { toVault, fromVault } = translations[method as SolanaMethod] // checked above
  const call = parseRpcCall({ method, params: toVault(params) })
  if (call.policy !== 'approve') {
    throw new PorticoError(invalidParams, call.policy === 'invalid' ? { detail: call.fault } : {})
  }
  return fromVault(await runtime.askVault(namespace, method, call.params))
}

function toBase58(text: unknown): string {
  try {
    return base58.encode(base64.decode(String(text)))
  } catch {
    throw new PorticoError(invalidParams)
  }
}

function toBase64(text: unknown): string {
  try {
    return base64.encode(base58.decode(String(text)))
  } catch {
    throw new PorticoError(malformedAnswer)
  }
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
