import { decodeBase64 } from '../crypto/base64.js'
import { hashKey } from '../crypto/createKeyPair.js'

interface PairingUri {
  readonly topic: string
  readonly symKey: string
  readonly expiry?: number | undefined
  /** Methods besides the proposal that will arrive on the topic. */
  readonly methods: readonly string[]
}

const key = /^[0-9a-f]{64}$/
const names = ['symKey', 'relay-protocol', 'relay-data', 'expiryTimestamp', 'methods']

/** Also accepts `wc://` and base64. Returns undefined for an invalid pairing URI. */
export function parsePairingUri(text: string): PairingUri | undefined {
  if (text.length > 2000) return undefined
  const match = /^wc:(?:\/\/)?([0-9a-f]{64})@2\?(.+)$/.exec(unwrap(text))
  const [, topic, query] = match ?? []
  if (!topic || !query) return undefined
  const values = new URLSearchParams(query)
  // Parsers could disagree on duplicate or unknown parameters.
  const given = [...values.keys()]
  if (new Set(given).size < given.length || given.some(name => !names.includes(name))) return undefined
  const symKey = values.get('symKey') ?? ''
  if (values.get('relay-protocol') !== 'irn' || !key.test(symKey) || hashKey(symKey) !== topic)
    return undefined
  const expiry = values.get('expiryTimestamp')
  if (expiry !== null && !/^\d{1,12}$/.test(expiry)) return undefined
  const methods = values.get('methods')?.split(',').filter(Boolean) ?? []
  return { topic, symKey, expiry: expiry === null ? undefined : Number(expiry), methods }
}

function unwrap(text: string): string {
  const trimmed = text.trim()
  if (trimmed.startsWith('wc:')) return trimmed
  try {
    return new TextDecoder().decode(decodeBase64(trimmed))
  } catch {
    return ''
  }
}

export function formatPairingUri({ topic, symKey, expiry, methods }: PairingUri): string {
  const more = methods.length > 0 ? `&methods=${methods.join(',')}` : ''
  const until = expiry === undefined ? '' : `&expiryTimestamp=${expiry}`
  return `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}${until}${more}`
}
