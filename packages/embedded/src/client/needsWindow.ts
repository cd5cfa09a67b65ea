import { isDecidedInFrame } from '@portico/protocol/frame'
import { canSeeCover } from '../canSeeCover.js'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import type { ServedNamespace } from '../families/servedNamespaces.js'

export interface WindowQuestion {
  readonly namespace: ServedNamespace
  readonly method: string
  readonly params: unknown
  /** The page's host, including its port. */
  readonly host: string
}

/** Predicts whether the vault will ask in its window. The vault decides: a wrong prediction only costs a click. */
export function needsWindow({ namespace, method, params, host }: WindowQuestion): boolean {
  const { questions } = embeddedFamilies[namespace]
  const question = Object.hasOwn(questions, method) ? questions[method] : undefined
  if (question === undefined || question === 'window') return question === 'window'
  const message = question(params)
  return !canSeeCover() || !message || !isDecidedInFrame(message, host)
}
