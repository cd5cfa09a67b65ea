import { networkMarks } from './networkMarks.js'
import { toImageSource } from './toImageSource.js'
import { walletMarks } from './walletMarks.js'

export function getNetworkMark(caipNetworkId: string): string | undefined {
  const svg = networkMarks.get(caipNetworkId)
  return svg && toImageSource(svg)
}

/** Matches by normalised name: "Trust Wallet", "trust" and "Trust" are the same wallet. */
export function getWalletMark(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  const svg = walletMarks.get(plain.replace(/wallet$/, ''))
  return svg && toImageSource(svg)
}
