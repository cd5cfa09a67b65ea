import type { NamedVerbParameters, NamedVerbResult } from '../families/verbs.js'
import type { Portico } from '../types/Portico.js'
import { callVerb } from './callVerb.js'

export type WaitForReceiptParameters = NamedVerbParameters<'waitForReceipt'>

/** Waits until the transaction is in a block; with more `confirmations`, one that its chain takes back is waited for again. */
export function waitForReceipt(
  portico: Portico,
  parameters: WaitForReceiptParameters,
): Promise<NamedVerbResult<'waitForReceipt'>> {
  return callVerb(portico, { ...parameters, verb: 'waitForReceipt' })
}
