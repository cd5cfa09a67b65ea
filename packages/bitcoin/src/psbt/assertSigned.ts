import { malformedSignature, PorticoError, transactionAltered } from '@portico/protocol'
import type { Transaction } from '@scure/btc-signer'
import type { InputToSign } from '../wallet/BitcoinWallet.js'
import { isSameBytes } from './isSameBytes.js'
import { isSignedInput } from './isSignedInput.js'

export function assertSigned(asked: Transaction, signed: Transaction, inputs: readonly InputToSign[]): void {
  if (!isSameBytes(asked.unsignedTx, signed.unsignedTx)) throw new PorticoError(transactionAltered)
  for (const input of inputs) {
    if (!isSignedInput(asked, signed, input))
      throw new PorticoError(malformedSignature, { detail: `Input ${input.index} is not signed.` })
  }
}
