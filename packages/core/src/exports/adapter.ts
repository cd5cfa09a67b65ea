export { createEmitter, type Emitter, type ProviderListener } from '../adapter/createEmitter.js'
export { createInjectedDiscovery } from '../adapter/createInjectedDiscovery.js'
export {
  type AdapterClient,
  createLazyAdapter,
  type LazyAdapterOptions,
} from '../adapter/createLazyAdapter.js'
export { createSessions, type Grant, type SessionNews } from '../adapter/createSessions.js'
export { createStandardDiscovery, type StandardWallet } from '../adapter/createStandardDiscovery.js'
export { type ChainReader, fetchFromChain } from '../adapter/fetchFromChain.js'
export { followByReading } from '../adapter/followByReading.js'
export { ignoreMalformed } from '../adapter/ignoreMalformed.js'
export { askProvider, isRequestProvider, type RequestProvider } from '../adapter/RequestProvider.js'
export { toRpcError } from '../adapter/toRpcError.js'
export { toStandardConnectors } from '../adapter/toStandardConnectors.js'
export { isSameAddress } from '../caip/isSameAddress.js'
export {
  connectorIds,
  getConnectorImageId,
  getConnectorName,
  getConnectorType,
} from '../constants/connectors.js'
export { rpcPageAnswerLimit } from '../constants/limits.js'
export { requestTimeout } from '../constants/timing.js'
export { isEvmAddress, isSignature, isTransactionHash } from '../families/eip155/hexShapes.js'
export { families } from '../families/families.js'
export { cleanText } from '../foreign/cleanText.js'
export { normaliseError } from '../foreign/normaliseError.js'
export { parseIcon } from '../foreign/parseIcon.js'
export { readErrorCode } from '../foreign/readErrorCode.js'
export { readErrorText } from '../foreign/readErrorText.js'
export { readList } from '../foreign/readList.js'
export { readProperty } from '../foreign/readProperty.js'
export { formatUnits } from '../format/formatUnits.js'
export { type FetchRpcOptions, fetchRpc } from '../services/fetchRpc.js'
export { type FetchTextOptions, fetchText } from '../services/fetchText.js'
export { NodeError } from '../services/NodeError.js'
export { parseJson } from '../services/parseJson.js'
export { postRpc, type RpcRequest } from '../services/postRpc.js'
export { toWalletInfo } from '../wallets/toWalletInfo.js'
export { loadPart } from '../wrappers/loadPart.js'
export { wait } from '../wrappers/wait.js'
export { withAbort } from '../wrappers/withAbort.js'
export { withRetry } from '../wrappers/withRetry.js'
export { withTimeout } from '../wrappers/withTimeout.js'
