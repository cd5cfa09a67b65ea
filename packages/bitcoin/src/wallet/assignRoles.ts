import type { BitcoinAccountAddress, Network } from '@portico/core'
import { malformedAccounts, PorticoError } from '@portico/protocol'
import { parseAddress } from '../address/parseAddress.js'
import type { ToldAddress } from './BitcoinWallet.js'

/** Of Stacks, which some wallets list beside those of Bitcoin. */
const stacksAddress = /^S[0-9A-HJKMNP-TV-Z]{27,40}$/

/**
 * Every address once, with its role: the first to pay with stands first, the first that keeps inscriptions second.
 * Money that is sent from the latter may carry an inscription away, so whatever is in doubt is not for paying.
 */
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
    // Wallets that keep both kinds apart keep inscriptions at Taproot addresses; one with a single address pays from it.
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
