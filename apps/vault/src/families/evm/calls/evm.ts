import { hexToBytes } from '@noble/hashes/utils.js'
import {
  atomicityNotSupported,
  invalidParams,
  notAvailableInVault,
  PorticoError,
  unsupportedChainId,
} from '@portico/protocol'
import { assertNetworkKnown } from '../../../networks/networks.ts'
import type { FamilyContext, ServedCall, VaultFamily } from '../../VaultFamily.ts'
import { deriveSmartAddress } from '../derive/deriveSmartAddress.ts'
import { parseTypedData } from '../describe/parseTypedData.ts'
import { parseGrant, parseRevoke } from '../grants/parseGrants.ts'
import { hashTypedData, hashTypedDataParts } from '../sign/hashTypedData.ts'
import { signItems } from '../sign/signItems.ts'
import { assertCapabilities } from './assertCapabilities.ts'
import { completeEvm } from './completeEvm.ts'
import { describeCreation, isDeployed } from './completeOperation.ts'
import { describeEvm } from './describeEvm.ts'
import type { EvmParsed } from './EvmParsed.ts'
import { parseOperation } from './parseOperation.ts'
import { parseTransactions } from './parseTransactions.ts'
import { refuseForSmart } from './refuseForSmart.ts'
import { createSmartContext, getChainId, type SmartContext } from './SmartContext.ts'

type CallOf<method extends ServedCall<'eip155'>['method']> = Extract<ServedCall, { readonly method: method }>

/** Whether the call ends with a signature instead of a transaction. */
const isSignature = ({ method }: ServedCall<'eip155'>) =>
  method === 'personal_sign' || method === 'eth_signTypedData_v4'

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

export const evm: VaultFamily<'eip155', EvmParsed> = {
  async derive({ addresses: { eip155 } }, { network, smartAccounts }) {
    const contracts = Object.hasOwn(smartAccounts, network) ? smartAccounts[network] : undefined
    const smart = contracts && deriveSmartAddress(eip155, contracts)
    return [
      { address: eip155, type: 'eoa' },
      ...(smart ? [{ address: smart, type: 'smartAccount' } as const] : []),
    ]
  },
  async parse(call, context) {
    assertNetworkKnown(context)
    const smart = findSmart(context)
    // The next operation takes its nonce after the earlier ones, of all tabs, are in a block.
    if (smart && !isSignature(call))
      await context.operationQueue.wait(`${context.network}:${context.account.address}`)
    switch (call.method) {
      case 'personal_sign':
        return parseMessage(hexToBytes(call.params[0].slice(2)), context, smart)
      case 'eth_signTypedData_v4':
        return parseData(call.params[1], context, smart)
      case 'eth_sendTransaction':
        return parseTransaction(call, context, smart)
      case 'wallet_sendCalls':
        return parseBatch(call, context, smart)
      case 'wallet_grantPermissions':
        return parseGrant(call.params[0], requireSmart(smart))
      case 'wallet_revokePermissions':
        return parseRevoke(call.params[0], requireSmart(smart))
    }
  },
  describe: describeEvm,
  sign: (keys, request, { smartAccounts }) => signItems(keys, request, smartAccounts[request.network]),
  complete: completeEvm,
}

/** The context of a smart account, if it is the one that signs. */
function findSmart(context: FamilyContext): SmartContext | undefined {
  const owner = context.accounts.find(({ type }) => type === 'eoa')
  return context.account.type === 'smartAccount' && owner
    ? createSmartContext(context, owner.address)
    : undefined
}

function requireSmart(smart: SmartContext | undefined): SmartContext {
  if (!smart) throw new PorticoError(notAvailableInVault)
  return smart
}

/** Until it is deployed, an account's signatures include its factory call (ERC-6492). */
const readCreation = async ({ account, services }: SmartContext) =>
  (await isDeployed(services.node, account.address)) ? {} : { creation: describeCreation(account) }

/** Whether the wallet has smart accounts on any network: the EOA owns all of them. */
const isOwner = ({ smartAccounts }: FamilyContext) => Object.keys(smartAccounts).length > 0

async function parseMessage(
  message: Uint8Array,
  context: FamilyContext,
  smart: SmartContext | undefined,
): Promise<EvmParsed> {
  if (smart) return { items: [{ kind: 'smart-message', message, ...(await readCreation(smart)) }] }
  // The owner key signs the smart account's user operations as 32-byte messages, so this could be a blind signature of
  // one.
  if (isOwner(context) && message.length === 32) throw refuseForSmart()
  return { items: [{ kind: 'evm-message', message }] }
}

async function parseData(
  given: unknown,
  context: FamilyContext,
  smart: SmartContext | undefined,
): Promise<EvmParsed> {
  const data = parseTypedData(given)
  if (!smart) {
    // These types are signatures of the smart account and must be requested from it, so that they are shown as such.
    if (isOwner(context) && /^(TypedDataSign|PersonalSign)$/.test(data.primaryType)) throw refuseForSmart()
    // Rejects values that do not fit their types before the visitor is asked.
    hashTypedData(data)
    return { items: [{ kind: 'evm-typed-data', data }] }
  }
  // The account contract parses these names out of the signature.
  if (!/^[A-Z_$][\w$]*$/.test(data.primaryType) || data.primaryType === 'EIP712Domain')
    throw refuse('A smart account cannot sign a primary type with this name.')
  hashTypedDataParts(data)
  return { items: [{ kind: 'smart-typed-data', data, ...(await readCreation(smart)) }] }
}

const title = 'sendTransaction'

async function parseTransaction(
  { params: [transaction] }: CallOf<'eth_sendTransaction'>,
  context: FamilyContext,
  smart: SmartContext | undefined,
): Promise<EvmParsed> {
  if (!smart) return parseTransactions(context, title, [transaction])
  const { to, value, data, input, chainId } = transaction
  if (!to) throw new PorticoError(notAvailableInVault)
  if (chainId !== undefined && BigInt(chainId) !== smart.account.chainId)
    throw refuse('The calls are for another network.')
  return parseOperation(smart, { title, calls: [toSmartCall({ to, value, data: data ?? input })] })
}

/** An EOA sends the calls one after the other: it cannot batch atomically. */
async function parseBatch(
  { params: [batch] }: CallOf<'wallet_sendCalls'>,
  context: FamilyContext,
  smart: SmartContext | undefined,
): Promise<EvmParsed> {
  const { chainId, atomicRequired, calls } = batch
  assertCapabilities(batch, smart?.paymasterUrl)
  if (!smart && atomicRequired) throw new PorticoError(atomicityNotSupported)
  if (chainId !== undefined && BigInt(chainId) !== getChainId(context.network))
    throw new PorticoError(unsupportedChainId, { detail: 'The calls are for another network.' })
  if (smart) return parseOperation(smart, { title: 'sendCalls', calls: calls.map(toSmartCall) })
  const steps = calls.map(({ to, value, data }) => ({ to, ...(value && { value }), ...(data && { data }) }))
  return parseTransactions(context, 'sendCalls', steps)
}

const toSmartCall = ({
  to,
  value,
  data,
}: Pick<CallOf<'wallet_sendCalls'>['params'][0]['calls'][0], 'to' | 'value' | 'data'>) => ({
  to,
  value: BigInt(value ?? 0),
  data: hexToBytes(data?.slice(2) ?? ''),
})
