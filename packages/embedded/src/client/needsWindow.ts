import { isDecidedInFrame } from '@portico/protocol/frame'
import { canSeeCover } from '../canSeeCover.js'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import type { ServedNamespace } from '../families/servedNamespaces.js'

export interface WindowQuestion {
  readonly namespace: ServedNamespace
  readonly method: string
  /** As the vault gets them. */
  readonly params: unknown
  /** Of this page, with its port. */
  readonly host: string
}

/** Whether the vault will ask in its window. It decides that itself: a wrong guess costs a click, and no more. */
export function needsWindow({ namespace, method, params, host }: WindowQuestion): boolean {
  const { questions } = embeddedFamilies[namespace]
  const question = Object.hasOwn(questions, method) ? questions[method] : undefined
  if (question === undefined || question === 'window') return question === 'window'
  const message = question(params)
  return !canSeeCover() || !message || !isDecidedInFrame(message, host)
}
