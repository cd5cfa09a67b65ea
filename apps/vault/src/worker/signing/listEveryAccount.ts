import { isPorticoError, networkNotServed } from '@portico/protocol'
import type { WalletAccounts, WalletAddresses } from '@portico/protocol/auth'
import type { RpcFamily } from '@portico/protocol/frame'
import type { FamilyAccount } from '../../context/FamilyAccount.ts'
import { bitcoinMain } from '../../families/bitcoin/derive/bitcoinNetworks.ts'
import { deriveSmartAddress } from '../../families/evm/derive/deriveSmartAddress.ts'
import { getNamespace, type NetworkId, parseNetworkId } from '../../networks/networks.ts'
import type { KeeperOptions } from '../KeeperOptions.ts'

/**
 * The main network of families that sites can use without a configured node. Undefined for those that are named on
 * configured networks only.
 */
const mainNetworks: Readonly<Record<RpcFamily, NetworkId | undefined>> = {
  eip155: undefined,
  solana: undefined,
  bip122: bitcoinMain,
  cosmos: 'cosmos:cosmoshub-4',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
}

/** The contracts of docs/embedded-wallet/smart-accounts.md. Their accounts count even before the vault is configured to use them. */
const usualContracts = {
  factory: '0x582C9B4d28aBB17eb567C2e57791a32B24CcD6d7',
  implementation: '0x5F8fDB80CCed7D13b304f5F1EBBAD6B14DC1F1Fd',
}

interface EveryAccountOptions extends Pick<KeeperOptions, 'rpcUrls' | 'smartAccounts'> {
  readonly listAccounts: (network: NetworkId) => Promise<readonly FamilyAccount[]>
}

export async function listEveryAccount(
  { rpcUrls = {}, smartAccounts = {}, listAccounts }: EveryAccountOptions,
  { eip155 }: Pick<WalletAddresses, 'eip155'>,
): Promise<WalletAccounts> {
  const served = Object.keys(rpcUrls).flatMap(id => parseNetworkId(id) ?? [])
  const isOf = (network: NetworkId) => (other: NetworkId) => getNamespace(other) === getNamespace(network)
  const networks = [
    ...served,
    ...Object.values(mainNetworks).flatMap(main => (main && !served.some(isOf(main)) ? [main] : [])),
  ]

  async function listOn(network: NetworkId): Promise<readonly string[]> {
    if (getNamespace(network) === 'eip155')
      return [eip155, deriveSmartAddress(eip155, smartAccounts[network] ?? usualContracts)]
    try {
      return (await listAccounts(network)).map(({ address }) => address)
    } catch (error) {
      // The vault has no account on a network with an unknown address format.
      if (isPorticoError(error, networkNotServed)) return []
      throw error
    }
  }

  const found = await Promise.all(
    networks.map(async network => (await listOn(network)).map(address => `${network}:${address}`)),
  )
  return found.flat()
}
