import { networkMarks } from './networkMarks.js'
import { walletMarks } from './walletMarks.js'

/** The real mark of a network, as an address for `<img>`. */
export function getNetworkMark(caipNetworkId: string): string | undefined {
  return toSource(networkMarks.get(caipNetworkId))
}

/** By the name that people know: "Trust Wallet", "trust" and "Trust" are one. */
export function getWalletMark(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  return toSource(walletMarks.get(plain.replace(/wallet$/, '')))
}

function toSource(svg: string | undefined) {
  return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`
}
