export { type Bitcoin, type StartBitcoinOptions, startBitcoin } from '../bitcoin/startBitcoin.js'
