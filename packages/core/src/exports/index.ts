export { acceptTerms, getTermsAccepted } from '../actions/acceptTerms.js'
export { addNetwork } from '../actions/addNetwork.js'
export { addRecentWallet } from '../actions/addRecentWallet.js'
export { addWallet } from '../actions/addWallet.js'
export { type CallVerbParameters, callVerb } from '../actions/callVerb.js'
export { checkOrigin, type OriginVerdict } from '../actions/checkOrigin.js'
export { type ChooseAccountParameters, chooseAccount } from '../actions/chooseAccount.js'
export { close } from '../actions/close.js'
export { type ConnectParameters, connect } from '../actions/connect.js'
export { type ConnectEmailParameters, connectEmail } from '../actions/connectEmail.js'
export {
  type DeleteConnectionParameters,
  deleteConnection,
  getConnections,
  getRecentConnections,
  type SwitchConnectionParameters,
  switchConnection,
} from '../actions/connections.js'
export { type DisconnectParameters, disconnect } from '../actions/disconnect.js'
export { dismissAlert } from '../actions/dismissAlert.js'
export { dismissToast } from '../actions/dismissToast.js'
export { type EstimateGasParameters, estimateGas } from '../actions/estimateGas.js'
export { type FetchBalanceParameters, fetchBalance } from '../actions/fetchBalance.js'
export { fetchFeaturedWallets } from '../actions/fetchFeaturedWallets.js'
export { fetchRecommendedWallets } from '../actions/fetchRecommendedWallets.js'
export { fetchRemoteFeatures } from '../actions/fetchRemoteFeatures.js'
export { type FetchWalletPageParameters, fetchWalletPage } from '../actions/fetchWalletPage.js'
export { findEmailSource } from '../actions/findEmailSource.js'
export {
  type GetCapabilitiesParameters,
  getCapabilities,
  selectCapabilities,
} from '../actions/getCapabilities.js'
export { getConnector } from '../actions/getConnector.js'
export { mapProviderMessage } from '../actions/mapProviderMessage.js'
export { goBack, push, replace } from '../actions/navigate.js'
export { type OpenParameters, open } from '../actions/open.js'
export { prefetchWallets } from '../actions/prefetchWallets.js'
export { preloadNetworkPictures } from '../actions/preloadNetworkPictures.js'
export { prepareConnect } from '../actions/prepareConnect.js'
export { reconnect } from '../actions/reconnect.js'
export { removeNetwork } from '../actions/removeNetwork.js'
export { resetTo } from '../actions/resetTo.js'
export { type SearchWalletsParameters, searchWallets } from '../actions/searchWallets.js'
export {
  type GetCallsStatusParameters,
  getCallsStatus,
  type SendCallsParameters,
  sendCalls,
} from '../actions/sendCalls.js'
export { type SendTransactionParameters, sendTransaction } from '../actions/sendTransaction.js'
export { setThemeMode, setThemeVariables } from '../actions/setTheme.js'
export { shake } from '../actions/shake.js'
export { showAlert } from '../actions/showAlert.js'
export { type ShowToastParameters, showToast } from '../actions/showToast.js'
export { type SignMessageParameters, signMessage } from '../actions/signMessage.js'
export { type SignTypedDataParameters, signTypedData } from '../actions/signTypedData.js'
export { start } from '../actions/start.js'
export { switchActiveChain } from '../actions/switchActiveChain.js'
export { switchNetwork } from '../actions/switchNetwork.js'
export { trackEvent } from '../actions/trackEvent.js'
export { type UpdateEmailParameters, updateEmail } from '../actions/updateEmail.js'
export { type VerifyEmailCodeParameters, verifyEmailCode } from '../actions/verifyEmailCode.js'
export { type VerifyEmailDeviceParameters, verifyEmailDevice } from '../actions/verifyEmailDevice.js'
export { type VerifyUpdateParameters, verifyPrimaryEmail } from '../actions/verifyPrimaryEmail.js'
export { verifySecondaryEmail } from '../actions/verifySecondaryEmail.js'
export { type WaitForReceiptParameters, waitForReceipt } from '../actions/waitForReceipt.js'
export { formatCaipAddress, formatCaipNetworkId } from '../caip/formatCaip.js'
export { isSameAddress } from '../caip/isSameAddress.js'
export { isCaipAddress, type ParsedCaipAddress, parseCaipAddress } from '../caip/parseCaipAddress.js'
export {
  isCaipNetworkId,
  isChainNamespace,
  type ParsedCaipNetworkId,
  parseCaipNetworkId,
} from '../caip/parseCaipNetworkId.js'
export { cacheLifetimes } from '../constants/cacheLifetimes.js'
export {
  connectorIds,
  getConnectorImageId,
  getConnectorName,
  getConnectorType,
} from '../constants/connectors.js'
export {
  type ConnectMethod,
  connectMethods,
  defaultSocials,
  type SocialProvider,
  type WalletFeature,
  type WalletGroup,
  walletFeatures,
  walletGroups,
} from '../constants/features.js'
export { animations, modalLayout } from '../constants/layout.js'
export { errorEventLimit } from '../constants/limits.js'
export * from '../constants/timing.js'
export * from '../constants/toasts.js'
export * from '../constants/wallets.js'
export { createPortico } from '../createPortico.js'
export { formatDeepLink, formatRequestLink, formatUniversalLink } from '../deepLinks/formatDeepLink.js'
export { getLinkTarget, type LinkTarget } from '../deepLinks/getLinkTarget.js'
export { getOwnSchemes } from '../deepLinks/getOwnSchemes.js'
export { getWalletLink, type WalletLink } from '../deepLinks/getWalletLink.js'
export { isPairingUri } from '../deepLinks/isPairingUri.js'
export { openAfterTap } from '../deepLinks/openAfterTap.js'
export { createEnvironment } from '../environment/createEnvironment.js'
export { type BufferedLogger, createLogger } from '../environment/createLogger.js'
export type { Environment, Logger, LogLevel, Page, StorageArea, Timer } from '../environment/Environment.js'
export { getPlatform, type Platform } from '../environment/getPlatform.js'
export type * from '../families/bip122/Bip122Types.js'
export type * from '../families/cosmos/CosmosTypes.js'
export type * from '../families/eip155/Eip155Types.js'
export { isEvmAddress, isSignature, isTransactionHash } from '../families/eip155/hexShapes.js'
export type { ExplorerPaths, Family, FamilyAbility, PairingTerms, VerbKind } from '../families/Family.js'
export { type FamilyTypes, families } from '../families/families.js'
export { isAddress } from '../families/isAddress.js'
export type * from '../families/polkadot/PolkadotTypes.js'
export type * from '../families/solana/SolanaTypes.js'
export type {
  NamedVerbParameters,
  NamedVerbResult,
  NamespaceWith,
  VerbName,
  VerbParameters,
  VerbResult,
} from '../families/verbs.js'
export { formatAddress } from '../format/formatAddress.js'
export { formatBalance, formatFullBalance } from '../format/formatBalance.js'
export { formatNumber } from '../format/formatNumber.js'
export { formatUnits } from '../format/formatUnits.js'
export { formatWalletCount } from '../format/formatWalletCount.js'
export { parseUnits } from '../format/parseUnits.js'
export { createUnsupportedNetwork } from '../networks/createUnsupportedNetwork.js'
export { defaultCaipNetworkId } from '../networks/defaultCaipNetworkId.js'
export { defineNetwork } from '../networks/defineNetwork.js'
export { getExplorerPath } from '../networks/getExplorerPath.js'
export { getRpcUrls } from '../networks/getRpcUrls.js'
export type { NetworkIdOf } from '../networks/NetworkIdOf.js'
export { networkNames } from '../networks/networkNames.js'
export { chooseRemoteWallet, type RemoteChoice } from '../pairing/chooseRemoteWallet.js'
export { type DeepLinkChoice, getDeepLinkChoice, setDeepLinkChoice } from '../pairing/deepLinkChoice.js'
export { holdCode, pair, pairAgain } from '../pairing/pair.js'
export type { PlainRouteName, Route, RouteMap, RouteName, RouteOf } from '../router/routes.js'
export type { PorticoStorage } from '../services/createStorage.js'
export { getConnectorPicture } from '../services/getConnectorPicture.js'
export { getNetworkPicture } from '../services/getNetworkPicture.js'
export { getWalletPicture } from '../services/getWalletPicture.js'
export { getAssetImageUrl, getWalletImageUrl } from '../services/imageUrls.js'
export { publicServices } from '../services/resolveServices.js'
export type { StorageKey, StorageValues } from '../services/storageKeys.js'
export type { Store } from '../store/createStore.js'
export { type ModalHost, modalHostKey } from '../store/modalHost.js'
export { selectCanPair } from '../store/selectCanPair.js'
export {
  selectAccount,
  selectAccountView,
  selectActiveConnector,
  selectConnectedAccount,
  selectIsConnected,
  selectIsWrongNetwork,
  selectNetwork,
  selectShownAccount,
} from '../store/selectors.js'
export type { Alert, AlertsState } from '../store/slices/alerts.js'
export {
  type CatalogueState,
  selectAllWallets,
  selectDescribedWallets,
  selectIsExcluded,
  selectWalletCount,
  type WalletPages,
  type WalletSearch,
} from '../store/slices/catalogue.js'
export { isSameConnection, listConnections } from '../store/slices/connections.js'
export type { EventsState } from '../store/slices/events.js'
export type { FeaturesState } from '../store/slices/features.js'
export { type PairingState, selectPairingUri } from '../store/slices/pairing.js'
export { selectRoute } from '../store/slices/router.js'
export type { ThemeMode, ThemeState, ThemeVariables } from '../store/slices/theme.js'
export type { Toast, ToastsState } from '../store/slices/toasts.js'
export type { PorticoState } from '../store/state.js'
export type * from '../types/Account.js'
export type { AccountView } from '../types/AccountView.js'
export type * from '../types/Adapter.js'
export type * from '../types/ChainNamespace.js'
export type * from '../types/Connector.js'
export type * from '../types/Events.js'
export type * from '../types/Features.js'
export type * from '../types/Network.js'
export type {
  Metadata,
  NetworkInputs,
  PorticoOptions,
  ResolvedOptions,
  ServiceUrls,
} from '../types/Options.js'
export type * from '../types/Pairing.js'
export type { Portico } from '../types/Portico.js'
export type { NetworkTarget, Register, RegisteredPortico } from '../types/Register.js'
export type * from '../types/Source.js'
export type { RecentWallet, Wallet } from '../types/Wallet.js'
export { getPlatforms, type PlatformSituation } from '../wallets/getPlatforms.js'
export { isShallowEqual } from '../watch/isShallowEqual.js'
export { pollWhileVisible } from '../watch/pollWhileVisible.js'
export { watch } from '../watch/watch.js'
export { watchAbsence } from '../watch/watchAbsence.js'
export { watchAccount } from '../watch/watchAccount.js'
export { watchEvents } from '../watch/watchEvents.js'
export { watchNetwork } from '../watch/watchNetwork.js'
export { watchVisibility } from '../watch/watchVisibility.js'
export { withRetry } from '../wrappers/withRetry.js'
export { withTimeout } from '../wrappers/withTimeout.js'
