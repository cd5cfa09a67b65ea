import type { NamedMethodParameters, NamedMethodResult } from '../families/methods.js'
import type { Portico } from '../runtime/Portico.js'
import { requestWallet } from './requestWallet.js'

export type WaitForReceiptParameters = NamedMethodParameters<'waitForReceipt'>

/** Waits until the transaction is in a block, again if a reorganisation removes it. */
export function waitForReceipt(
  portico: Portico,
  parameters: WaitForReceiptParameters,
): Promise<NamedMethodResult<'waitForReceipt'>> {
  return requestWallet(portico, { ...parameters, method: 'waitForReceipt' })
}
