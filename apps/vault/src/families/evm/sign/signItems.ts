import { loginChanged, networkChanged, notAvailableInVault, PorticoError } from '@portico/protocol'
import { getReference } from '../../../networks/networks.ts'
import type { Signed, SignItem, SignRequest } from '../../SignRequest.ts'
import type { Keys } from '../../VaultFamily.ts'
import { noDelegate } from '../delegation/delegate.ts'
import { deriveSmartAddress, formatFactoryData, type SmartContracts } from '../derive/deriveSmartAddress.ts'
import { enforcers } from '../grants/terms.ts'
import { signEvmTransaction, signPersonalMessage, signTypedData } from './signEvm.ts'
import { signSmartMessage, signSmartTypedData, signUserOperation } from './signSmart.ts'

export function signItems(
  keys: Keys,
  { address, network, items }: SignRequest,
  contracts: SmartContracts | undefined,
): readonly Signed[] {
  const owner = keys.accounts.addresses.eip155
  if (address === owner) return items.map(item => signAsOwner(keys, network, item))
  // The smart account and its factory call are derived from the owner and the settings, never taken from the request.
  if (!contracts || address !== deriveSmartAddress(owner, contracts)) throw new PorticoError(loginChanged)
  return items.map(item => signAsSmart(keys, { address, contracts, network }, item))
}

function signAsOwner({ accounts: { evmKey, addresses } }: Keys, network: string, item: SignItem): Signed {
  switch (item.kind) {
    case 'evm-message':
      return { result: signPersonalMessage(evmKey, item.message) }
    case 'evm-typed-data':
      return { result: signTypedData(evmKey, item.data) }
    case 'evm-transaction': {
      const { transaction } = item
      if (`eip155:${transaction.chainId}` !== network) throw new PorticoError(networkChanged)
      // It carries calls of the account to itself alone. At its end it revokes all permissions instead.
      const carrier =
        'delegate' in transaction && transaction.delegate === noDelegate ? enforcers.nonce : addresses.eip155
      if (transaction.type === 'eip7702' && transaction.to !== carrier)
        throw new PorticoError(notAvailableInVault)
      const { raw, hash } = signEvmTransaction(evmKey, transaction)
      return { result: raw, name: hash }
    }
    default:
      throw new PorticoError(networkChanged)
  }
}

interface SmartPlace {
  readonly address: `0x${string}`
  readonly contracts: SmartContracts
  readonly network: string
}

function signAsSmart(
  { accounts: { evmKey, addresses } }: Keys,
  { address, contracts, network }: SmartPlace,
  item: SignItem,
): Signed {
  const chainId = BigInt(getReference(network))
  const assertOwn = ({ factory, factoryData }: { factory?: string; factoryData?: string } = {}) => {
    if (factory === undefined) return
    if (factory !== contracts.factory || factoryData !== formatFactoryData(addresses.eip155))
      throw new PorticoError(loginChanged)
  }
  switch (item.kind) {
    case 'evm-message':
      assertOwn(item.creation)
      return { result: signSmartMessage(evmKey, { address, chainId, creation: item.creation }, item.message) }
    case 'evm-typed-data':
      assertOwn(item.creation)
      return { result: signSmartTypedData(evmKey, { address, chainId, creation: item.creation }, item.data) }
    case 'user-operation': {
      assertOwn(item.operation)
      if (item.operation.sender !== address) throw new PorticoError(loginChanged)
      const { signature, hash } = signUserOperation(evmKey, chainId, item.operation)
      return { result: signature, name: hash }
    }
    default:
      throw new PorticoError(networkChanged)
  }
}
