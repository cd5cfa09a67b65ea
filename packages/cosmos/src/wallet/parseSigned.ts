import type {
  CosmosAminoDocument,
  CosmosAminoResult,
  CosmosDirectDocument,
  CosmosDirectResult,
  CosmosSignature,
} from '@portico/core'
import { readProperty } from '@portico/core/adapter'
import { malformedSignature, PorticoError, transactionAltered } from '@portico/protocol'
import { base64 } from '@scure/base'

/** A signature over 64 bytes with the key that made it. */
export function parseSignature(value: unknown): CosmosSignature {
  const signature = readProperty(value, 'signature')
  const key = readProperty(value, 'pub_key')
  const type = readProperty(key, 'type')
  const keyValue = readProperty(key, 'value')
  if (
    typeof signature !== 'string' ||
    typeof type !== 'string' ||
    typeof keyValue !== 'string' ||
    !hasLength(signature)
  )
    throw new PorticoError(malformedSignature)
  return { signature, pub_key: { type, value: keyValue } }
}

function hasLength(signature: string): boolean {
  try {
    return base64.decode(signature).length === 64
  } catch {
    return false
  }
}

/** Wallets may change the fee and the memo. Whatever else differs is another transaction. */
export function parseAminoResult(answer: unknown, asked: CosmosAminoDocument): CosmosAminoResult {
  const signed = readProperty(answer, 'signed') ?? asked
  const same = (['chain_id', 'account_number', 'sequence', 'msgs'] as const).every(
    key => JSON.stringify(readProperty(signed, key)) === JSON.stringify(asked[key]),
  )
  if (!same) throw new PorticoError(transactionAltered)
  // The fields that matter were compared; fee and memo are the wallet's to say.
  return {
    signed: signed as CosmosAminoDocument,
    signature: parseSignature(readProperty(answer, 'signature')),
  }
}

export function parseDirectResult(answer: unknown, asked: CosmosDirectDocument): CosmosDirectResult {
  const signed = readProperty(answer, 'signed') ?? asked
  const bodyBytes = readProperty(signed, 'bodyBytes')
  const authInfoBytes = readProperty(signed, 'authInfoBytes')
  const usable =
    bodyBytes instanceof Uint8Array &&
    authInfoBytes instanceof Uint8Array &&
    readProperty(signed, 'chainId') === asked.chainId &&
    String(readProperty(signed, 'accountNumber')) === String(asked.accountNumber)
  if (!usable) throw new PorticoError(transactionAltered)
  const { chainId, accountNumber } = asked
  return {
    signed: { bodyBytes, authInfoBytes, chainId, accountNumber },
    signature: parseSignature(readProperty(answer, 'signature')),
  }
}
