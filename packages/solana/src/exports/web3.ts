export type { Web3Wallet } from '../web3/createWeb3Wallet.js'
export { getWeb3Wallet } from '../web3/getWeb3Wallet.js'
