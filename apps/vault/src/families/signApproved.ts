import { loginChanged, networkChanged, PorticoError } from '@portico/protocol'
import type { Accounts } from './deriveAccounts.ts'
import {
  deriveSmartAddress,
  formatFactoryData,
  type SmartContracts,
} from './evm/derive/deriveSmartAddress.ts'
import { signEvmTransaction, signPersonalMessage, signTypedData } from './evm/sign/signEvm.ts'
import { signSmartMessage, signSmartTypedData, signUserOperation } from './evm/sign/signSmart.ts'
import type { LaterItem, Signed, SignItem, SignRequest } from './SignRequest.ts'
import { parseSolanaTransaction } from './solana/sign/parseSolanaTransaction.ts'
import { signSolanaMessage, signSolanaTransaction } from './solana/sign/signSolana.ts'

/**
 * Signs an approved request, only for the account and network that were shown.
 * @param contracts of smart accounts on that network, if it has them
 */
export function signApproved(
  accounts: Accounts,
  request: SignRequest,
  contracts?: SmartContracts,
): readonly Signed[] {
  const { address, network, items } = request
  if (contracts && items.some(isSmart)) return signSmart(accounts, request, contracts)
  const isSolana = network.startsWith('solana:')
  if (address !== (isSolana ? accounts.addresses.solana : accounts.addresses.eip155))
    throw new PorticoError(loginChanged)
  const isFor = (item: SignItem) =>
    item.kind.startsWith('solana-') === isSolana &&
    (item.kind !== 'evm-transaction' || `eip155:${item.transaction.chainId}` === network)
  if (!items.every(isFor)) throw new PorticoError(networkChanged)
  return items.map(item => {
    if (isSmart(item) || isLaterItem(item)) throw new PorticoError(networkChanged)
    return signItem(accounts, item)
  })
}

type SmartItem = Extract<SignItem, { kind: `smart-${string}` | 'user-operation' }>

const isSmart = (item: SignItem): item is SmartItem =>
  item.kind.startsWith('smart-') || item.kind === 'user-operation'

const isLaterItem = (item: SignItem): item is LaterItem => /^(bitcoin|cosmos|polkadot)-/.test(item.kind)

/** The smart account and its factory call are derived from the owner and the settings, never taken from the request. */
function signSmart(
  { evmKey, addresses }: Accounts,
  { address, network, items }: SignRequest,
  contracts: SmartContracts,
): readonly Signed[] {
  const own = deriveSmartAddress(addresses.eip155, contracts)
  if (address !== own) throw new PorticoError(loginChanged)
  const chainId = BigInt(network.slice('eip155:'.length))
  const factoryData = formatFactoryData(addresses.eip155)
  const isOwn = ({ factory, factoryData: data }: { factory?: string; factoryData?: string }) =>
    factory === undefined || (factory === contracts.factory && data === factoryData)
  return items.map(item => {
    if (!isSmart(item)) throw new PorticoError(networkChanged)
    if (item.kind === 'user-operation') {
      const { operation } = item
      if (operation.sender !== own || !isOwn(operation)) throw new PorticoError(loginChanged)
      const { signature, hash } = signUserOperation(evmKey, chainId, operation)
      return { result: signature, name: hash }
    }
    if (!isOwn(item.creation ?? {})) throw new PorticoError(loginChanged)
    const signer = { address: own, chainId, creation: item.creation }
    return {
      result:
        item.kind === 'smart-message'
          ? signSmartMessage(evmKey, signer, item.message)
          : signSmartTypedData(evmKey, signer, item.data),
    }
  })
}

function signItem({ evmKey, solanaKey }: Accounts, item: Exclude<SignItem, SmartItem | LaterItem>): Signed {
  switch (item.kind) {
    case 'evm-message':
      return { result: signPersonalMessage(evmKey, item.message) }
    case 'evm-typed-data':
      return { result: signTypedData(evmKey, item.data) }
    case 'evm-transaction': {
      const { raw, hash } = signEvmTransaction(evmKey, item.transaction)
      return { result: raw, name: hash }
    }
    case 'solana-message':
      return { result: signSolanaMessage(solanaKey, item.message) }
    case 'solana-transaction': {
      const parsed = parseSolanaTransaction(item.transaction)
      const { transaction, signature } = signSolanaTransaction(solanaKey, parsed)
      return { result: transaction, name: signature }
    }
  }
}
