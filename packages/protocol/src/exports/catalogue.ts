export type { ErrorCode } from '../errors/errorCatalogue.js'
export { errorCatalogue } from '../errors/errorCatalogue.js'
