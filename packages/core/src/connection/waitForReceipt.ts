import type { NamedMethodParameters, NamedMethodResult } from '../families/methods.js'
import type { Portico } from '../runtime/Portico.js'
import { requestWallet } from './requestWallet.js'

export type WaitForReceiptParameters = NamedMethodParameters<'waitForReceipt'>

/**
 * Waits until the transaction is in a block. With more `confirmations`, a transaction removed by a reorganisation is
 * waited for again.
 */
export function waitForReceipt(
  portico: Portico,
  parameters: WaitForReceiptParameters,
): Promise<NamedMethodResult<'waitForReceipt'>> {
  return requestWallet(portico, { ...parameters, method: 'waitForReceipt' })
}
