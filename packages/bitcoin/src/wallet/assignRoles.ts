import type { Network } from '@portico/core'
import type { BitcoinAccountAddress } from '@portico/core/adapter'
import { malformedAccounts, PorticoError } from '@portico/protocol'
import { parseAddress } from '../address/parseAddress.js'
import type { ToldAddress } from './BitcoinWallet.js'

/** Stacks addresses, which some wallets list beside Bitcoin's. */
const stacksAddress = /^S[0-9A-HJKMNP-TV-Z]{27,40}$/

/** Spending from an inscription address may transfer an inscription, so an ambiguous one never pays. */
export function assignRoles(
  told: readonly ToldAddress[],
  network: Network,
): readonly BitcoinAccountAddress[] {
  const ofBitcoin = told.filter(entry => !isStacks(entry))
  const several = new Set(ofBitcoin.map(({ address }) => address)).size > 1
  const accounts = new Map<string, BitcoinAccountAddress>()
  for (const entry of ofBitcoin) {
    const parsed = parseAddress(entry.address, network)
    if (!parsed || entry.type === 'stx') throw new PorticoError(malformedAccounts)
    // Wallets that separate the two keep inscriptions at Taproot addresses.
    const type = entry.type ?? (several && parsed.kind === 'p2tr' ? 'ordinal' : 'payment')
    if (accounts.get(entry.address)?.type !== 'ordinal') accounts.set(entry.address, { ...entry, type })
  }
  const all = [...accounts.values()]
  const [payment, ...payments] = all.filter(({ type }) => type === 'payment')
  const [ordinal, ...ordinals] = all.filter(({ type }) => type === 'ordinal')
  const stacks = told.filter(isStacks).map(entry => ({ ...entry, type: 'stx' as const }))
  return [...(payment ? [payment] : []), ...(ordinal ? [ordinal] : []), ...payments, ...ordinals, ...stacks]
}

const isStacks = ({ address, type }: ToldAddress) =>
  (type === 'stx' || type === undefined) && stacksAddress.test(address)
