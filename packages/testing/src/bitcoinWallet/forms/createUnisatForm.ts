import type { CreateBitcoinForm } from './BitcoinForm.js'
import { createUnisatProvider } from './createUnisatProvider.js'

const chains = {
  mainnet: { enum: 'BITCOIN_MAINNET', name: 'Bitcoin Mainnet', network: 'livenet' },
  testnet: { enum: 'BITCOIN_TESTNET', name: 'Bitcoin Testnet', network: 'testnet' },
  signet: { enum: 'BITCOIN_SIGNET', name: 'Bitcoin Signet', network: 'testnet' },
  regtest: { enum: 'BITCOIN_REGTEST', name: 'Bitcoin Regtest', network: 'regtest' },
} as const

/** Unisat: `window.unisat`. */
export const createUnisatForm: CreateBitcoinForm = kernel => {
  const { emitter, handle } = kernel.engine
  const { provider, tellAccounts, tellNetwork } = createUnisatProvider(kernel)
  const unisat = {
    ...provider,
    getChain: () => handle('getChain', [], async () => chains[kernel.network]),
  }
  return {
    provider: unisat,
    install(page) {
      // Global name of this form.
      Object.assign(page, { unisat })
    },
    tellAccounts,
    tellNetwork() {
      tellNetwork()
      emitter.emit('chainChanged', chains[kernel.network])
    },
    tellDisconnected: tellAccounts,
  }
}
