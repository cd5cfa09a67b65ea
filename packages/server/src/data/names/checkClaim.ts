import { NameClaimSchema, type NameRegistration } from '@portico/protocol/data'
import { type SignatureCheck, verifySignature } from '@portico/siwx/verify'
import * as v from 'valibot'
import { RequestRefusal } from '../../http/refuse.js'
import { verifiers } from '../../signIn/verifiers.js'
import type { NameRecord } from '../DataProviders.js'
import { parseLabel } from './parseLabel.js'

/** Seconds for which a signed claim is valid, and the tolerated clock skew. */
const lifetime = 300
const clockSkew = 60
const highestBit = 0x80000000

interface Rules {
  zone: string
  now: number
  callEvm: SignatureCheck['callEvm']
}

export async function checkClaim(registration: NameRegistration, rules: Rules): Promise<NameRecord> {
  const { coin_type: coinType, address, message, signature } = registration
  // ENSIP-11 sets the highest bit of the coin type of every EVM network.
  const network = coinType - highestBit
  if (network <= 0) throw refuseClaim('The coin type is none of an EVM network.')
  const claim = readClaim(message)
  if (!claim) throw refuseClaim('The message is not JSON with name, attributes and timestamp.')
  const end = `.${rules.zone}`
  if (!claim.name.endsWith(end)) throw refuseClaim(`Names end with ${end} here.`)
  const parsed = parseLabel(claim.name.slice(0, -end.length), rules.zone)
  if ('problem' in parsed) throw refuseClaim(parsed.problem)
  const age = rules.now / 1000 - claim.timestamp
  if (age > lifetime || age < -clockSkew)
    throw refuseClaim('The message was not signed within the last five minutes. Sign it again.')
  const check = { chainId: `eip155:${network}`, address, message, signature } as const
  const isKey = await verifySignature(check, verifiers)
  const isProven = isKey || (await verifySignature({ ...check, callEvm: rules.callEvm }, verifiers))
  if (!isProven) throw refuseClaim('The signature is not of this account.')
  return {
    label: parsed.label,
    address: address.toLowerCase(),
    coinType,
    isContract: !isKey,
    registeredAt: new Date(rules.now),
  }
}

const refuseClaim = (problem: string) => new RequestRefusal('bad_request', problem)

/** With a duplicate key a wallet may show another value than JSON.parse takes, so the text must round-trip. */
function readClaim(message: string) {
  try {
    const value: unknown = JSON.parse(message)
    const claim = v.safeParse(NameClaimSchema, value)
    return claim.success && JSON.stringify(value) === message ? claim.output : undefined
  } catch {
    return undefined
  }
}
