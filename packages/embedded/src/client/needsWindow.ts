import { getRpcMethod, isDecidedInFrame } from '@portico/protocol/frame'
import { canSeeCover } from '../canSeeCover.js'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import type { ServedNamespace } from '../families/servedNamespaces.js'

export interface WindowQuestion {
  readonly namespace: ServedNamespace
  readonly method: string
  readonly params: unknown
  readonly host: string
}

/** Predicts whether the vault will ask in its window. The vault decides: a wrong prediction only costs a click. */
export function needsWindow({ namespace, method, params, host }: WindowQuestion): boolean {
  const row = getRpcMethod(method)
  if (row?.policy !== 'approve' || row.offer === 'never') return false
  if (row.surface === 'window') return true
  const readers: Readonly<Record<string, (given: unknown) => Uint8Array | undefined>> =
    embeddedFamilies[namespace].readMessage
  const message = readers[method]?.(params)
  return !canSeeCover() || !message || !isDecidedInFrame(message, host)
}
