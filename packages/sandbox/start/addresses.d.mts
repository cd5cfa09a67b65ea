type Part =
  | 'claim'
  | 'chainOne'
  | 'chainTwo'
  | 'solana'
  | 'solanaSocket'
  | 'bitcoin'
  | 'polkadot'
  | 'cosmos'
  | 'server'
  | 'demo'
  | 'next'
  | 'react18'
  | 'wallet'
  | 'vault'
  | 'escrow'
  | 'console'
  | 'inbox'
  | 'smtp'
  | 'social'
  | 'farcaster'
  | 'onRamp'
  | 'bundler'
type Addresses = Readonly<Record<Part | 'relay', string>>

export const slots: number
export function getPorts(slot: number): Readonly<Record<Part, number>>
export function urlOf(port: number): string
export function getAddresses(slot: number): Addresses
export function getPageAddresses(place?: { readonly port: string }): Addresses
export const exchange: `0x${string}`
