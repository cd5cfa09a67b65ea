import { bytesToHex } from '@noble/hashes/utils.js'
import {
  invalidParams,
  notAvailableInVault,
  notSignedIn,
  PorticoError,
  siteMismatch,
} from '@portico/protocol'
import { describeMessage } from '../../approve/describeMessage.ts'
import { askAndSign } from '../../families/askAndSign.ts'
import { askSmart } from '../../families/evm/calls/askSmart.ts'
import type { SmartCallRequest } from '../../families/SmartRequest.ts'
import { toUtf8 } from '../../keys/encoding.ts'
import { isLater, type NetworkId, parseNetworkId } from '../../networks/networks.ts'
import { askingFor } from '../askingFor.ts'
import { changeNetwork } from '../changeNetwork.ts'
import type { Handler } from '../Handler.ts'
import type { VaultContext } from '../VaultContext.ts'

/** The page does not know the address yet and puts this placeholder into its sign-in message. */
const addressPlaceholder = '<<AccountAddress>>'

const longestRead = 3000

export const getUser: Handler<'GET_USER'> = async (payload, context, signal) => {
  const { keeper, state, origin, circumstances } = context
  // Fixed for this request: another request may change the network before the account is read.
  const network = (payload?.chainId && parseNetworkId(payload.chainId)) || state.network
  changeNetwork(context, network)
  const asked = AbortSignal.any([signal, circumstances.getSignal()])
  const account = await keeper.getAccount()
  if (!account) throw new PorticoError(notSignedIn)
  if (isLater(network)) {
    // On these networks the page requests signatures separately.
    if (payload?.siwxMessage?.serializedMessage) throw new PorticoError(notAvailableInVault)
    const accounts = await keeper.listAccounts(network)
    return {
      ...(account.email !== undefined && { email: account.email }),
      address: accounts[0]?.address ?? '',
      chainId: network,
      accounts: [...accounts],
      hasOwnRecovery: account.hasOwnRecovery,
      isNew: account.isNew,
    }
  }
  const isSolana = network.startsWith('solana:')
  if (!isSolana && payload?.preferredAccountType) state.preferred = payload.preferredAccountType
  const asking = askingFor(context, account, network)
  const { address } = asking
  const smart = account.smart?.[network]
  const plain = isSolana ? address : account.addresses.eip155
  const isSmart = address === smart
  const user = {
    ...(account.email !== undefined && { email: account.email }),
    address,
    // A number for EVM, CAIP-2 otherwise.
    chainId: isSolana ? network : Number(network.slice('eip155:'.length)),
    accounts: [
      { address: plain, type: 'eoa' as const },
      ...(smart ? [{ address: smart, type: 'smartAccount' as const }] : []),
    ],
    preferredAccountType: isSmart ? ('smartAccount' as const) : ('eoa' as const),
    ...(isSmart && (await readDeployment(context, network, address, asked))),
    hasOwnRecovery: account.hasOwnRecovery,
    isNew: account.isNew,
  }
  const template = payload?.siwxMessage
  if (!template?.serializedMessage) return user
  if (template.domain !== new URL(origin).host) throw new PorticoError(siteMismatch)
  const message = template.serializedMessage.replaceAll(addressPlaceholder, address)
  const bytes = toUtf8(message)
  const shown = describeMessage(bytes, asking)
  // Other messages must be signed through their own request.
  if (shown.title !== 'signIn')
    throw new PorticoError(invalidParams, { detail: 'The message is not a sign-in message.' })
  const asker = { ...context, ...asking, signal: asked }
  const kind = isSolana ? 'solana-message' : 'evm-message'
  const call = {
    policy: 'approve',
    method: 'personal_sign',
    params: [`0x${bytesToHex(bytes)}`, address],
  } as const
  const signature = isSmart
    ? String(await askSmart(call as SmartCallRequest, asker))
    : ((await askAndSign(asker, [{ kind, message: bytes }], shown))[0]?.result ?? '')
  return { ...user, message, signature, siwxMessage: { ...template, accountAddress: address } }
}

/** Nothing waits long for it: where the node does not answer, the page is not told. */
async function readDeployment(
  { node }: VaultContext,
  network: NetworkId,
  address: string,
  signal: AbortSignal,
): Promise<{ readonly smartAccountDeployed?: boolean }> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(longestRead)])
  return node.call(network, 'eth_getCode', [address, 'latest'], soon).then(
    code => ({ smartAccountDeployed: typeof code === 'string' && code.length > 2 }),
    () => ({}),
  )
}
