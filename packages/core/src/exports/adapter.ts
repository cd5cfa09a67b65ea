export type { Wallet } from '../catalogue/Wallet.js'
export { getConnector } from '../connection/getConnector.js'
export { createOffer, type Offering, type OfferParts } from '../connection/offer/createOffer.js'
export type { OfferRequest } from '../connection/offer/Offer.js'
export type { Check, Probes, Problem, Reach } from '../diagnose/Diagnosis.js'
export type {
  AccountParameters,
  Adapter,
  AdapterConnection,
  AdapterContext,
  AdapterEvent,
  AdapterMethods,
  AdapterOptions,
  AdapterType,
  ConnectParameters,
  WalletCondition,
} from '../families/adapter/Adapter.js'
export type { ConnectorType } from '../families/adapter/Connector.js'
export * from '../families/adapter/createAdapter.js'
export { createDeferredProvider, type DeferredProvider } from '../families/adapter/createDeferredProvider.js'
export { createEmitter, type Emitter, type ProviderListener } from '../families/adapter/createEmitter.js'
export { createInjectedDiscovery } from '../families/adapter/createInjectedDiscovery.js'
export { createSessions, type Grant, type SessionNews } from '../families/adapter/createSessions.js'
export { createStandardDiscovery, type StandardWallet } from '../families/adapter/createStandardDiscovery.js'
export { followByReading } from '../families/adapter/followByReading.js'
export { ignoreMalformed } from '../families/adapter/ignoreMalformed.js'
export { type ProviderCall, parseProviderCall } from '../families/adapter/parseProviderCall.js'
export { prepare } from '../families/adapter/prepare.js'
export {
  askProvider,
  callMethod,
  isRequestProvider,
  type RequestProvider,
} from '../families/adapter/RequestProvider.js'
export { toRpcError } from '../families/adapter/toRpcError.js'
export { toStandardConnectors } from '../families/adapter/toStandardConnectors.js'
export type {
  Bip122Types,
  BitcoinAccountAddress,
  BitcoinMessageProtocol,
  BitcoinTransferRequest,
  SignedPsbt,
  SignPsbtParameters,
} from '../families/bip122/Bip122Types.js'
export { bip122Family } from '../families/bip122/bip122Family.js'
export * from '../families/connectors.js'
export type {
  CosmosAminoDocument,
  CosmosAminoResult,
  CosmosBroadcastResult,
  CosmosChange,
  CosmosCoin,
  CosmosDirectDocument,
  CosmosDirectResult,
  CosmosFee,
  CosmosOfflineSigner,
  CosmosSignature,
  CosmosSignerMode,
  CosmosTransferRequest,
} from '../families/cosmos/CosmosTypes.js'
export { cosmosFamily } from '../families/cosmos/cosmosFamily.js'
export type { Hex } from '../families/eip155/Eip155Types.js'
export { eip155Family } from '../families/eip155/eip155Family.js'
export { isEvmAddress, isSignature, isTransactionHash } from '../families/eip155/hexShapes.js'
export { type Families, getFamily } from '../families/Families.js'
export type { Family } from '../families/Family.js'
export type { FamilyShape } from '../families/FamilyShape.js'
export { isChainReference } from '../families/isChainReference.js'
export type { MethodParameters } from '../families/methods.js'
export { createUnsupportedNetwork } from '../families/networks/createUnsupportedNetwork.js'
export type {
  PolkadotPayload,
  PolkadotRawPayload,
  PolkadotSignerResult,
  PolkadotTransactionRequest,
} from '../families/polkadot/PolkadotTypes.js'
export { polkadotFamily } from '../families/polkadot/polkadotFamily.js'
export type { RemoteTerms } from '../families/RemoteTerms.js'
export type * from '../families/SwapMethods.js'
export type {
  SolanaBlockhash,
  SolanaCommitment,
  SolanaConfirmation,
  SolanaSendOptions,
  SolanaTokenBalance,
  SolanaTransaction,
  SolanaTransactionRequest,
} from '../families/solana/SolanaTypes.js'
export { solanaFamily } from '../families/solana/solanaFamily.js'
export { getTransferAbi } from '../families/stablecoins.js'
export type {
  FeeChoice,
  FeeSpeed,
  ReceiverFacts,
  SentTransfer,
  TokenFacts,
  TransactionProgress,
  TransferEstimate,
  TransferEstimateRequest,
  TransferMethods,
  TransferRequest,
} from '../families/TransferMethods.js'
export { createEnvironment } from '../services/createEnvironment.js'
export type { Logger, LogLevel, Page, StorageArea, Timer } from '../services/Environment.js'
export { type ChainReader, fetchFromChain } from '../services/fetchFromChain.js'
export { type FetchRpcOptions, fetchRpc } from '../services/fetchRpc.js'
export { type FetchTextOptions, fetchText } from '../services/fetchText.js'
export { getPlatform } from '../services/getPlatform.js'
export { NodeError } from '../services/NodeError.js'
export { parseJson } from '../services/parseJson.js'
export { postRpc, type RpcRequest } from '../services/postRpc.js'
export { submitTransaction } from '../services/submitTransaction.js'
export { type EndpointOptions, withEndpoints } from '../services/withEndpoints.js'
export type {
  AddressStep,
  ApprovalStep,
  CodeStep,
  OpenLoginStep,
  ScanStep,
  SourceLogin,
  WindowStep,
} from '../sources/Login.js'
export type {
  SetAccountTypeRequest,
  SourceConnectParameters,
  SourceContext,
  SourceEvent,
  SourceFactory,
  SourceGrant,
  SourceSession,
  SourceSurface,
  SurfacePlace,
  SurfaceTheme,
  WalletSource,
} from '../sources/Source.js'
export type {
  AccountState,
  AccountType,
  AccountUser,
  ConnectingAccount,
  DisconnectedAccount,
} from '../store/Account.js'
export type { SocialProvider } from '../store/defaultFeatures.js'
export { selectCatalogue } from '../store/selectCatalogue.js'
export { toWalletInfo } from '../store/toWalletInfo.js'
export { cleanText } from '../utils/cleanText.js'
export { formatUnits } from '../utils/formatUnits.js'
export { isSameAddress } from '../utils/isSameAddress.js'
export { type Lazy, lazy } from '../utils/lazy.js'
export { rpcPageAnswerLimit } from '../utils/limits.js'
export { loadPart } from '../utils/loadPart.js'
export { normaliseError } from '../utils/normaliseError.js'
export { parseBytes } from '../utils/parseBytes.js'
export { parseIcon } from '../utils/parseIcon.js'
export { readErrorCode } from '../utils/readErrorCode.js'
export { readErrorText } from '../utils/readErrorText.js'
export { readList } from '../utils/readList.js'
export { readProperty } from '../utils/readProperty.js'
export { requestTimeout } from '../utils/timing.js'
export { wait } from '../utils/wait.js'
export { withAbort } from '../utils/withAbort.js'
export { withRetry } from '../utils/withRetry.js'
export { withTimeout } from '../utils/withTimeout.js'
