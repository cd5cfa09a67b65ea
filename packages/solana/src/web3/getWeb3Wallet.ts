import { type Portico, selectConnectedAccount } from '@portico/core'
import { notConnected, PorticoError } from '@portico/protocol'
import { PublicKey } from '@solana/web3.js'
import { createWeb3Wallet, type Web3Wallet } from './createWeb3Wallet.js'

/** The connected account as a wallet for `@solana/web3.js` 1.x, bound to the current account. */
export function getWeb3Wallet(portico: Portico): Web3Wallet {
  const account = selectConnectedAccount(portico.store.get(), 'solana')
  if (!account) throw new PorticoError(notConnected)
  return createWeb3Wallet(portico, new PublicKey(account.address))
}
