export { cosmos } from '../cosmos.js'
