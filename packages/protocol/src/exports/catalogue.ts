export type { ErrorCode, VisitorErrorCode } from '../errors/errorCatalogue.js'
export { errorCatalogue } from '../errors/errorCatalogue.js'
