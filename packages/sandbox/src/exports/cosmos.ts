export { type Cosmos, type StartCosmosOptions, startCosmos } from '../cosmos/startCosmos.js'
