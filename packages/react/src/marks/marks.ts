import { networkMarks } from './networkMarks.js'
import { walletMarks } from './walletMarks.js'

export function getNetworkMark(caipNetworkId: string): string | undefined {
  return toSource(networkMarks.get(caipNetworkId))
}

/** Matches by normalised name: "Trust Wallet", "trust" and "Trust" are the same wallet. */
export function getWalletMark(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  return toSource(walletMarks.get(plain.replace(/wallet$/, '')))
}

function toSource(svg: string | undefined) {
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
}
