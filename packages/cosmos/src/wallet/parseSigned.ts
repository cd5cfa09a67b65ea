import type {
  CosmosAminoDocument,
  CosmosAminoResult,
  CosmosDirectDocument,
  CosmosDirectResult,
  CosmosSignature,
} from '@portico/core/adapter'
import { parseBytes, readProperty } from '@portico/core/adapter'
import { malformedSignature, PorticoError, transactionAltered } from '@portico/protocol'
import { base64 } from '@scure/base'
import { compareAmino } from './compareAmino.js'
import { compareDirect } from './compareDirect.js'

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

/** Wallets may change the fee and the memo. Any other difference is another transaction. */
export function parseAminoResult(answer: unknown, asked: CosmosAminoDocument): CosmosAminoResult {
  const signed = readProperty(answer, 'signed') ?? asked
  const changed = compareAmino(asked, signed)
  if (!changed) throw new PorticoError(transactionAltered)
  return {
    // Compared with the request; fee and memo are validated.
    signed: signed as CosmosAminoDocument,
    signature: parseSignature(readProperty(answer, 'signature')),
    changed,
  }
}

export function parseDirectResult(answer: unknown, asked: CosmosDirectDocument): CosmosDirectResult {
  const signed = readProperty(answer, 'signed') ?? asked
  const bodyBytes = parseBytes(readProperty(signed, 'bodyBytes'))
  const authInfoBytes = parseBytes(readProperty(signed, 'authInfoBytes'))
  const { chainId, accountNumber } = asked
  const isSame =
    readProperty(signed, 'chainId') === chainId &&
    String(readProperty(signed, 'accountNumber')) === String(accountNumber)
  const changed = isSame && bodyBytes && authInfoBytes && compareDirect(asked, { bodyBytes, authInfoBytes })
  if (!changed) throw new PorticoError(transactionAltered)
  return {
    signed: { bodyBytes, authInfoBytes, chainId, accountNumber },
    signature: parseSignature(readProperty(answer, 'signature')),
    changed,
  }
}
