export { bitcoin } from '../bitcoin.js'
