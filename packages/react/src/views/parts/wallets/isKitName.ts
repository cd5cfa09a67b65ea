import type { Connector } from '@portico/core'
import { getRdns } from './isConnectorOf.js'
import { toSkeleton } from './toSkeleton.js'

/** The names of the kit's own connect methods in every language, whether or not this page offers them. */
const names = [
  'Portico',
  'WalletConnect',
  'Browser Wallet',
  'QR code',
  'Passkey',
  'Email',
  'البريد الإلكتروني',
  'محفظة البريد الإلكتروني',
  'Google',
  'Apple',
  'Facebook',
  'GitHub',
  'Discord',
  'Farcaster',
]

/** Whether an injected wallet uses a name of the kit's own connect methods. */
export function isKitName(connector: Connector, all: readonly Connector[]): boolean {
  const sources = all.filter(({ isSource }) => isSource)
  const name = toSkeleton(connector.name)
  const rdns = getRdns(connector)
  return (
    [...names, ...sources.map(source => source.name)].some(own => toSkeleton(own) === name) ||
    (rdns !== undefined && sources.some(({ announcedAs }) => announcedAs?.toLowerCase() === rdns))
  )
}
