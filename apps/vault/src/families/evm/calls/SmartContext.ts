import { networkNotServed, PorticoError } from '@portico/protocol'
import { getReference } from '../../../networks/networks.ts'
import { createNodeClient } from '../../../node/createNodeClient.ts'
import type { FamilyContext } from '../../VaultFamily.ts'
import { deriveSmartAddress } from '../derive/deriveSmartAddress.ts'
import type { Call } from './completeEvmTransactions.ts'
import type { OperationServices, SmartAccount } from './completeOperation.ts'

export interface SmartContext extends Pick<FamilyContext, 'network' | 'origin' | 'node' | 'signal'> {
  readonly account: SmartAccount
  readonly services: OperationServices
  readonly paymasterUrl?: string | undefined
}

type SmartPlace = Pick<FamilyContext, 'network' | 'smartAccounts' | 'signal'>

function getSettings({ network, smartAccounts }: SmartPlace) {
  const settings = Object.hasOwn(smartAccounts, network) ? smartAccounts[network] : undefined
  if (!settings) throw new PorticoError(networkNotServed, { context: { network } })
  return settings
}

function connect({ network, signal }: SmartPlace, url: string): Call {
  const client = createNodeClient({ [network]: url })
  return (method, params) => client.call(network, method, params, signal)
}

export const connectBundler = (place: SmartPlace): Call => connect(place, getSettings(place).bundler)

export const getOwner = (accounts: FamilyContext['accounts']): string =>
  accounts.find(({ type }) => type === 'eoa')?.address ?? ''

export const getChainId = (network: string): bigint => BigInt(getReference(network))

export function createSmartContext(
  context: SmartPlace & Pick<FamilyContext, 'origin' | 'node'>,
  owner: string,
): SmartContext {
  const { network, origin, node, signal } = context
  const settings = getSettings(context)
  return {
    account: {
      owner,
      address: deriveSmartAddress(owner, settings),
      chainId: getChainId(network),
      contracts: settings,
    },
    network,
    origin,
    node,
    services: {
      node: (method, params) => node.call(network, method, params, signal),
      bundler: connectBundler(context),
      paymaster: settings.paymaster === undefined ? undefined : connect(context, settings.paymaster),
    },
    paymasterUrl: settings.paymaster,
    signal,
  }
}
