import {
  invalidPayment,
  type PayRequest,
  PorticoError,
  paymentAccountUnsuited,
  paymentFundsMissing,
  paymentReceiverInvalid,
  paymentWouldFail,
} from '@portico/protocol'
import { requireAbility } from '../../connection/requireAbility.js'
import type { Signer } from '../../connection/requireSigner.js'
import type { Portico } from '../../runtime/Portico.js'
import { isContractAccount } from '../../store/isSmartAccount.js'
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
  const [transfers, payer] = requireAbility(portico, signer, 'transfers')
  const request = { ...payer, receiver, amount: units, ...(token && { token }) }
  const unknown = (error: unknown) => {
    portico.environment.logger.debug('A payment could not be checked.', error)
    return undefined
  }
  const readReceiver = (address: string) =>
    transfers.readReceiver({ ...payer, receiver: address }).catch(unknown)
  const [facts, own, estimate, balance, contract] = await Promise.all([
    readReceiver(receiver),
    token ? undefined : readReceiver(signer.address),
    transfers.estimateTransfer(request).catch(unknown),
    signer.adapter.getBalance(payer).catch(unknown),
    // Not left to the wallet: with wrong decimals the visitor would pay another amount than the one shown.
    token && transfers.readToken?.({ ...payer, token: token.address }),
  ])
  if (token && contract?.decimals !== token.decimals)
    throw new PorticoError(invalidPayment, { context: { reason: 'its token has other decimals' } })
  if (facts?.kind === 'invalid') throw new PorticoError(paymentReceiverInvalid)
  const account = selectConnectedAccount(portico.store.get(), network.chainNamespace)
  const isSmart = (account && isContractAccount(account)) || own?.kind === 'contract'
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
