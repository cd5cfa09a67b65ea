export { isEvmAddress, isSignature, isTransactionHash } from '../caip/hexShapes.js'
export {
  connectorIds,
  getConnectorImageId,
  getConnectorName,
  getConnectorType,
} from '../constants/connectors.js'
export { rpcPageAnswerLimit } from '../constants/limits.js'
export { requestTimeout } from '../constants/timing.js'
export { formatUnits } from '../format/formatUnits.js'
export { type FetchRpcOptions, fetchRpc } from '../services/fetchRpc.js'
export { NodeError } from '../services/NodeError.js'
export { postRpc, type RpcRequest } from '../services/postRpc.js'
export { withRetry } from '../wrappers/withRetry.js'
export { withTimeout } from '../wrappers/withTimeout.js'
