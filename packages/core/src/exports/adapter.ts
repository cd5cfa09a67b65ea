export { isEvmAddress, isSignature, isTransactionHash } from '../caip/hexShapes.js'
export {
  connectorIds,
  getConnectorImageId,
  getConnectorName,
  getConnectorType,
} from '../constants/connectors.js'
export { requestRetries, requestTimeout, retryDelay } from '../constants/timing.js'
export { formatUnits } from '../format/formatUnits.js'
export { withRetry } from '../wrappers/withRetry.js'
export { withTimeout } from '../wrappers/withTimeout.js'
