import {
  invalidPayment,
  type PayRequest,
  PorticoError,
  paymentAccountUnsuited,
  paymentFundsMissing,
  paymentReceiverInvalid,
  paymentWouldFail,
} from '@portico/protocol'
import type { Signer } from '../../connection/requireSigner.js'
import { runMethod } from '../../connection/runMethod.js'
import type { ReceiverFacts, TokenFacts, TransferEstimate } from '../../families/TransferMethods.js'
import type { Portico } from '../../runtime/Portico.js'
import type { Balance } from '../../store/Account.js'
import { isSmartAccount } from '../../store/isSmartAccount.js'
import { selectConnectedAccount } from '../../store/selectors.js'
import { parseUnits } from '../../utils/parseUnits.js'
import type { ParsedPayment } from './parsePayment.js'

/** Throws if the account cannot pay, before the wallet is asked. Unknown values are left to the wallet. */
export async function assertPayable(
  portico: Portico,
  signer: Signer,
  { recipient: receiver, paymentAsset }: PayRequest,
  { network, units, token }: ParsedPayment,
): Promise<void> {
  const { adapter, ...asker } = signer
  const request = { receiver, amount: units, ...(token && { token }) }
  const unknown = (error: unknown) => {
    portico.environment.logger.debug('A payment could not be checked.', error)
    return undefined
  }
  // All families with transfers have these types.
  const readReceiver = (address: string) =>
    runMethod(portico, signer, 'readReceiver', { receiver: address }).catch(unknown)
  const [facts, own, estimate, balance, contract] = (await Promise.all([
    readReceiver(receiver),
    token ? undefined : readReceiver(signer.address),
    runMethod(portico, signer, 'estimateTransfer', request).catch(unknown),
    adapter.getBalance(asker).catch(unknown),
    // Not left to the wallet: with wrong decimals the visitor would pay another amount than the one shown.
    token && runMethod(portico, signer, 'readToken', { token: token.address }),
  ])) as [
    ReceiverFacts?,
    ReceiverFacts?,
    TransferEstimate?,
    Pick<Balance, 'amount' | 'decimals'>?,
    TokenFacts?,
  ]
  if (contract && contract.decimals !== token?.decimals)
    throw new PorticoError(invalidPayment, { context: { reason: 'its token has other decimals' } })
  if (facts?.kind === 'invalid') throw new PorticoError(paymentReceiverInvalid)
  const account = selectConnectedAccount(portico.store.get(), network.chainNamespace)
  const isSmart = (account && isSmartAccount(account)) || own?.kind === 'contract'
  // Native-coin transfers by a contract emit no log, and most nodes show the shop nothing else.
  if (!token && isSmart) {
    const { symbol } = network.nativeCurrency
    throw new PorticoError(paymentAccountUnsuited, { context: { symbol } })
  }
  // A paymaster may pay the fees of a smart account.
  const fee = (!isSmart && estimate?.choices[0]?.fee) || 0n
  const held = balance && parseUnits(balance.amount, balance.decimals)
  if (held !== undefined && held < fee + (token ? 0n : units)) {
    const { symbol } = network.nativeCurrency
    throw new PorticoError(paymentFundsMissing, { context: { symbol } })
  }
  if (estimate?.willFail) {
    const { symbol } = paymentAsset.metadata
    throw new PorticoError(paymentWouldFail, { context: { symbol } })
  }
}
