export { cosmosFamily } from '@portico/core/adapter'
export { cosmos } from '../cosmos.js'
