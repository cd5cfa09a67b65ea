import { loginChanged, networkChanged, PorticoError } from '@portico/protocol'
import { getReference } from '../../../networks/networks.ts'
import type { EvmItem, Signed, SignItem, SignRequest, SmartItem } from '../../SignRequest.ts'
import type { Keys } from '../../VaultFamily.ts'
import { deriveSmartAddress, formatFactoryData, type SmartContracts } from '../derive/deriveSmartAddress.ts'
import { signEvmTransaction, signPersonalMessage, signTypedData } from './signEvm.ts'
import { signSmartMessage, signSmartTypedData, signUserOperation } from './signSmart.ts'

/** Signs for the EOA, or for the smart account that it owns if the network has contracts for it. */
export function signItems(
  { accounts: { evmKey, addresses } }: Keys,
  { address, network, items }: SignRequest,
  contracts: SmartContracts | undefined,
): readonly Signed[] {
  if (address === addresses.eip155) {
    return items.map(item => {
      if (!isEvm(item)) throw new PorticoError(networkChanged)
      return signEoa(evmKey, network, item)
    })
  }
  // The smart account and its factory call are derived from the owner and the settings, never taken from the request.
  if (!contracts || address !== deriveSmartAddress(addresses.eip155, contracts))
    throw new PorticoError(loginChanged)
  const chainId = BigInt(getReference(network))
  const factoryData = formatFactoryData(addresses.eip155)
  const isOwn = ({ factory, factoryData: data }: { factory?: string; factoryData?: string }) =>
    factory === undefined || (factory === contracts.factory && data === factoryData)
  return items.map(item => {
    if (!isSmart(item)) throw new PorticoError(networkChanged)
    if (item.kind === 'user-operation') {
      if (item.operation.sender !== address || !isOwn(item.operation)) throw new PorticoError(loginChanged)
      const { signature, hash } = signUserOperation(evmKey, chainId, item.operation)
      return { result: signature, name: hash }
    }
    if (!isOwn(item.creation ?? {})) throw new PorticoError(loginChanged)
    const signer = { address, chainId, creation: item.creation } as const
    const isMessage = item.kind === 'smart-message'
    return {
      result: isMessage
        ? signSmartMessage(evmKey, signer, item.message)
        : signSmartTypedData(evmKey, signer, item.data),
    }
  })
}

const evmKinds: Readonly<Record<EvmItem['kind'], true>> = {
  'evm-message': true,
  'evm-typed-data': true,
  'evm-transaction': true,
}
const smartKinds: Readonly<Record<SmartItem['kind'], true>> = {
  'smart-message': true,
  'smart-typed-data': true,
  'user-operation': true,
}

const isEvm = (item: SignItem): item is EvmItem => Object.hasOwn(evmKinds, item.kind)
const isSmart = (item: SignItem): item is SmartItem => Object.hasOwn(smartKinds, item.kind)

function signEoa(key: Keys['accounts']['evmKey'], network: string, item: EvmItem): Signed {
  switch (item.kind) {
    case 'evm-message':
      return { result: signPersonalMessage(key, item.message) }
    case 'evm-typed-data':
      return { result: signTypedData(key, item.data) }
    case 'evm-transaction': {
      if (`eip155:${item.transaction.chainId}` !== network) throw new PorticoError(networkChanged)
      const { raw, hash } = signEvmTransaction(key, item.transaction)
      return { result: raw, name: hash }
    }
  }
}
