import { notSignedIn, PorticoError, siteMismatch } from '@portico/protocol'
import { describeMessage } from '../../approve/describeMessage.ts'
import { toUtf8 } from '../../keys/encoding.ts'
import { parseNetworkId } from '../../networks/networks.ts'
import type { Handler } from '../Handler.ts'

/** Stands in the sign-in text of the page, which does not know the address yet. */
const addressPlaceholder = '<<AccountAddress>>'

export const getUser: Handler<'GET_USER'> = async (payload, context, signal) => {
  const { keeper, state, origin, approvals } = context
  const account = await keeper.getAccount()
  if (!account) throw new PorticoError(notSignedIn)
  state.network = (payload?.chainId && parseNetworkId(payload.chainId)) || state.network
  const isSolana = state.network.startsWith('solana:')
  const address = isSolana ? account.addresses.solana : account.addresses.eip155
  const user = {
    email: account.email,
    address,
    // Plain for EVM, with its namespace for others.
    chainId: isSolana ? state.network : Number(state.network.slice('eip155:'.length)),
    accounts: [{ address, type: 'eoa' as const }],
    preferredAccountType: 'eoa' as const,
    hasOwnRecovery: account.hasOwnRecovery,
  }
  const template = payload?.siwxMessage
  if (!template?.serializedMessage || isSolana) return user
  if (template.domain !== new URL(origin).host) throw new PorticoError(siteMismatch)
  const message = template.serializedMessage.replaceAll(addressPlaceholder, address)
  await approvals.ask(describeMessage(context, toUtf8(message), address), signal)
  const { result: signature } = await keeper.sign({ kind: 'evm-message', message: toUtf8(message) })
  return { ...user, message, signature, siwxMessage: { ...template, accountAddress: address } }
}
