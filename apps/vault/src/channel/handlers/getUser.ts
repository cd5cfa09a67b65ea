import { bytesToHex } from '@noble/hashes/utils.js'
import { invalidParams, notAvailableInVault, PorticoError, siteMismatch } from '@portico/protocol'
import type { RpcFamily } from '@portico/protocol/frame'
import { base58 } from '@scure/base'
import { isSignIn } from '../../approve/isSignIn.ts'
import { findAccount } from '../../context/FamilyAccount.ts'
import { signCall } from '../../families/signCall.ts'
import type { ServedCall } from '../../families/VaultFamily.ts'
import { toUtf8 } from '../../keys/encoding.ts'
import { formatChainId, getNamespace, type NetworkId, parseNetworkId } from '../../networks/networks.ts'
import { changeNetwork } from '../changeNetwork.ts'
import { type Handler, requireAccount, type VaultContext } from '../VaultContext.ts'

/** The page does not know the address yet and puts this placeholder into its sign-in message. */
const addressPlaceholder = '<<AccountAddress>>'

const longestRead = 3000

type SignInCall = (message: Uint8Array, address: string) => ServedCall

/** Undefined for families whose visitors sign in by a request of their own. */
const signInCalls: Readonly<Record<RpcFamily, SignInCall | undefined>> = {
  eip155: (message, address) => ({
    policy: 'approve',
    method: 'personal_sign',
    params: [`0x${bytesToHex(message)}`, address as `0x${string}`],
  }),
  solana: (message, pubkey) => ({
    policy: 'approve',
    method: 'solana_signMessage',
    params: { message: base58.encode(message), pubkey },
  }),
  bip122: undefined,
  cosmos: undefined,
  polkadot: undefined,
}

export const getUser: Handler<'GET_USER'> = async (payload, context, signal) => {
  const { keeper, state, origin, circumstances } = context
  // Fixed for this request: another request may change the network before the account is read.
  const network = (payload?.chainId && parseNetworkId(payload.chainId)) || state.network
  changeNetwork(context, network)
  const asked = AbortSignal.any([signal, circumstances.getSignal()])
  const account = await requireAccount(keeper)
  const namespace = getNamespace(network)
  if (namespace === 'eip155' && payload?.preferredAccountType) state.preferred = payload.preferredAccountType
  const accounts = await keeper.listAccounts(network)
  const { address = '', type = 'eoa' } = findAccount(accounts, network, undefined, state.preferred) ?? {}
  const user = {
    email: account.email,
    address,
    chainId: formatChainId(network),
    accounts: [...accounts],
    ...((type === 'eoa' || type === 'smartAccount') && { preferredAccountType: type }),
    ...(type === 'smartAccount' && (await readDeployment(context, network, address, asked))),
    hasOwnRecovery: account.hasOwnRecovery,
    isNew: account.isNew,
  }
  if (account.isNew && !account.hasOwnRecovery) context.offerPasskey(account)
  const template = payload?.siwxMessage
  if (!template?.serializedMessage) return user
  const toCall = signInCalls[namespace]
  if (!toCall) throw new PorticoError(notAvailableInVault)
  if (template.domain !== new URL(origin).host) throw new PorticoError(siteMismatch)
  const message = template.serializedMessage.replaceAll(addressPlaceholder, address)
  const bytes = toUtf8(message)
  // Other messages must be signed through their own request.
  if (!isSignIn(bytes))
    throw new PorticoError(invalidParams, { detail: 'The message is not a sign-in message.' })
  const asker = { ...context, account, network, address, type, signal: asked }
  const signature = readSignature(await signCall(toCall(bytes, address), asker))
  return { ...user, message, signature, siwxMessage: { ...template, accountAddress: address } }
}

const readSignature = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'signature' in answer
    ? String(answer.signature)
    : String(answer)

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
