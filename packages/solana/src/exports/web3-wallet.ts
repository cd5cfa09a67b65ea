export { createPublicKey } from '../web3/createPublicKey.js'
export { createWeb3Wallet, type Web3SendOptions, type Web3Wallet } from '../web3/createWeb3Wallet.js'
