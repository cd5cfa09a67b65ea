export { getWeb3Wallet, type Web3Wallet } from '../web3/getWeb3Wallet.js'
