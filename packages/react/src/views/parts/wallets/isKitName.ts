import type { Connector } from '@portico/core'
import { getRdns } from './isConnectorOf.js'
import { toSkeleton } from './toSkeleton.js'

/** What the kit calls its own ways to connect, in every language, whether this page offers them or not. */
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

/** Whether a wallet of the page calls itself like something that the kit itself offers. */
export function isKitName(connector: Connector, all: readonly Connector[]): boolean {
  const sources = all.filter(({ isSource }) => isSource)
  const name = toSkeleton(connector.name)
  const rdns = getRdns(connector)
  return (
    [...names, ...sources.map(source => source.name)].some(own => toSkeleton(own) === name) ||
    (rdns !== undefined && sources.some(({ announcedAs }) => announcedAs?.toLowerCase() === rdns))
  )
}
