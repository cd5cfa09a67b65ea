import { decodeAnyBase64, encodeBase64 } from '../crypto/base64.js'
import { evmNamespace } from '../families/evmNamespace.js'
import { isRecord } from '../messages/isRecord.js'

export interface Recap {
  readonly methods: readonly string[]
  readonly chains: readonly string[] | undefined
}

const prefix = 'urn:recap:'

export function formatRecap({ methods, chains }: Recap): string {
  const limits = [chains ? { chains } : {}]
  const abilities = Object.fromEntries([...methods].sort().map(method => [`request/${method}`, limits]))
  const text = JSON.stringify({ att: { [evmNamespace]: abilities } })
  return prefix + encodeBase64(new TextEncoder().encode(text))
}

/** Only base64 characters: a line break would add a line to the signed message. */
export function isRecap(resource: string): boolean {
  return /^urn:recap:[-+/=\w]*$/.test(resource)
}

export function findRecap(resources: readonly string[]): Recap | undefined {
  const last = resources.at(-1)
  return last !== undefined && isRecap(last) ? parseRecap(last.slice(prefix.length)) : undefined
}

function parseRecap(encoded: string): Recap | undefined {
  const value = decode(encoded)
  const family = isRecord(value) && isRecord(value.att) ? value.att[evmNamespace] : undefined
  if (!isRecord(family)) return undefined
  const abilities = Object.entries(family).filter(([ability]) => ability.startsWith('request/'))
  // Method names appear in the signed message, so only the standard's characters are allowed.
  if (!abilities.every(([ability]) => /^request\/[-+.*\w]+$/.test(ability))) return undefined
  const limits = abilities.flatMap(([, items]) => (Array.isArray(items) ? items : []))
  const chains = limits.flatMap(item => (isRecord(item) && Array.isArray(item.chains) ? item.chains : []))
  const named = chains.filter(chain => typeof chain === 'string')
  return {
    methods: abilities.map(([ability]) => ability.slice('request/'.length)),
    chains: named.length > 0 ? [...new Set<string>(named)] : undefined,
  }
}

/** The standard requires base64url without padding; wallets in use expect base64 with padding. */
function decode(encoded: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(decodeAnyBase64(encoded)))
  } catch {
    return undefined
  }
}

export function formatRecapSentence({ methods }: Recap): string {
  const names = [...methods]
    .sort()
    .map(method => `'${method}'`)
    .join(', ')
  return `I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': ${names} for '${evmNamespace}'.`
}
