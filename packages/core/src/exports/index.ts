export type { PaymentAsset, PaymentReceipt, PayRequest } from '@portico/protocol'
export type {
  Nft,
  OnRampOptions,
  OnRampQuote,
  PaymentCurrency,
  TokenBalance,
  Transaction,
  Transfer,
} from '@portico/protocol/data'
export { mockedQuoteId } from '@portico/protocol/data'
export { acceptTerms, getTermsAccepted } from '../actions/acceptTerms.js'
export { addNetwork } from '../actions/addNetwork.js'
export { addWallet } from '../actions/addWallet.js'
export { type AnswerLoginParameters, answerLogin } from '../actions/answerLogin.js'
export { type BeginLoginParameters, beginLogin } from '../actions/beginLogin.js'
export { type ChooseAccountParameters, chooseAccount } from '../actions/chooseAccount.js'
export { chooseFamily } from '../actions/chooseFamily.js'
export { type ConnectParameters, connect } from '../actions/connect.js'
export {
  type DeleteConnectionParameters,
  deleteConnection,
  getConnections,
  getRecentConnections,
  type SwitchConnectionParameters,
  switchConnection,
} from '../actions/connections.js'
export { diagnose } from '../actions/diagnose.js'
export { dismiss } from '../actions/dismiss.js'
export { dismissAlert } from '../actions/dismissAlert.js'
export { dismissToast } from '../actions/dismissToast.js'
export { type EstimateGasParameters, estimateGas } from '../actions/estimateGas.js'
export {
  getSmartSessionStatus,
  type SmartSessionStatus,
  type SmartSessionsOwner,
  smartSessionsQuery,
} from '../actions/fetchSmartSessions.js'
export { type FetchWalletPageParameters, fetchWalletPage } from '../actions/fetchWalletPage.js'
export { findLogin, type LoginSource } from '../actions/findLogin.js'
export { goBack } from '../actions/goBack.js'
export { listSocials } from '../actions/listSocials.js'
export { preloadNetworkPictures } from '../actions/preloadNetworkPictures.js'
export { removeNetwork } from '../actions/removeNetwork.js'
export { type RequestParameters, request } from '../actions/request.js'
export { revokeSmartSession } from '../actions/revokeSmartSession.js'
export { type SearchWalletsParameters, searchWallets } from '../actions/searchWallets.js'
export {
  type GetCallsStatusParameters,
  getCallsStatus,
  type SendCallsParameters,
  sendCalls,
} from '../actions/sendCalls.js'
export { type SendTransactionParameters, sendTransaction } from '../actions/sendTransaction.js'
export { type SetAccountTypeParameters, setAccountType } from '../actions/setAccountType.js'
export { setThemeMode, setThemeVariables } from '../actions/setTheme.js'
export { signIn } from '../actions/signIn.js'
export { signOut } from '../actions/signOut.js'
export { type SignTypedDataParameters, signTypedData } from '../actions/signTypedData.js'
export { start } from '../actions/start.js'
export { switchActiveChain } from '../actions/switchActiveChain.js'
export { type WaitForReceiptParameters, waitForReceipt } from '../actions/waitForReceipt.js'
export type { Activity } from '../activity/addHistory.js'
export { type ActivityMonth, groupByMonth } from '../activity/groupByMonth.js'
export { formatCaipAddress, formatCaipNetworkId } from '../caip/formatCaip.js'
export { isSameAddress } from '../caip/isSameAddress.js'
export { isCaipAddress, type ParsedCaipAddress, parseCaipAddress } from '../caip/parseCaipAddress.js'
export {
  isCaipNetworkId,
  isChainNamespace,
  type ParsedCaipNetworkId,
  parseCaipNetworkId,
} from '../caip/parseCaipNetworkId.js'
export { addRecentWallet } from '../catalogue/addRecentWallet.js'
export { checkOrigin, type OriginVerdict } from '../catalogue/checkOrigin.js'
export { fetchFeaturedWallets } from '../catalogue/fetchFeaturedWallets.js'
export { fetchRecommendedWallets } from '../catalogue/fetchRecommendedWallets.js'
export { fetchRemoteFeatures } from '../catalogue/fetchRemoteFeatures.js'
export { prefetchWallets } from '../catalogue/prefetchWallets.js'
export { type DisconnectParameters, disconnect } from '../connection/disconnect.js'
export {
  type CapabilitiesOwner,
  capabilitiesQuery,
  type GetCapabilitiesParameters,
  getCapabilities,
  selectCapabilities,
} from '../connection/getCapabilities.js'
export { getConnector } from '../connection/getConnector.js'
export { prepareConnect } from '../connection/prepareConnect.js'
export { reconnect } from '../connection/reconnect.js'
export { type SignMessageParameters, signMessage } from '../connection/signMessage.js'
export { switchNetwork } from '../connection/switchNetwork.js'
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
export { errorEventLimit } from '../constants/limits.js'
export { partnerFee, presetAmounts } from '../constants/onRamp.js'
export { isRestrictedTimezone } from '../constants/restrictedTimezones.js'
export { suggestedSwapSymbols } from '../constants/swaps.js'
export * from '../constants/timing.js'
export * from '../constants/toasts.js'
export * from '../constants/wallets.js'
export { createPortico } from '../createPortico.js'
export {
  type ActivityOwner,
  type ActivityParameters,
  activityQuery,
  fetchActivity,
  fetchMoreActivity,
  selectActivityOwner,
} from '../data/fetchActivity.js'
export {
  balanceQuery,
  type FetchBalanceParameters,
  fetchBalance,
  selectBalance,
} from '../data/fetchBalance.js'
export {
  fetchIdentity,
  type Identity,
  type IdentityOwner,
  type IdentityParameters,
  identityQuery,
  selectIdentityOwner,
  selectProfile,
} from '../data/fetchIdentity.js'
export {
  fetchMoreNfts,
  fetchNfts,
  type NftsOwner,
  type NftsParameters,
  nftsQuery,
  selectNftsOwner,
} from '../data/fetchNfts.js'
export {
  type FetchPortfolioParameters,
  fetchPortfolio,
  type PortfolioOwner,
  portfolioQuery,
} from '../data/fetchPortfolio.js'
export { type ResolveNameParameters, resolveName } from '../data/resolveName.js'
export { servedNetworksQuery } from '../data/servedNetworks.js'
export { type DeepLinkChoice, getDeepLinkChoice, setDeepLinkChoice } from '../deepLinks/deepLinkChoice.js'
export { formatDeepLink, formatRequestLink, formatUniversalLink } from '../deepLinks/formatDeepLink.js'
export { getLinkTarget, type LinkTarget } from '../deepLinks/getLinkTarget.js'
export { getOwnSchemes } from '../deepLinks/getOwnSchemes.js'
export { getWalletLink, type WalletLink } from '../deepLinks/getWalletLink.js'
export { isPairingUri } from '../deepLinks/isPairingUri.js'
export { openAfterTap } from '../deepLinks/openAfterTap.js'
export { closeModal } from '../dialog/closeModal.js'
export { isSignInRequired } from '../dialog/isSignInRequired.js'
export { push, replace } from '../dialog/navigate.js'
export { type OpenParameters, openModal } from '../dialog/openModal.js'
export { resetTo } from '../dialog/resetTo.js'
export { shake } from '../dialog/shake.js'
export { createEnvironment } from '../environment/createEnvironment.js'
export { type BufferedLogger, createLogger } from '../environment/createLogger.js'
export type { Environment, Logger, LogLevel, Page, StorageArea, Timer } from '../environment/Environment.js'
export { getPlatform, type Platform } from '../environment/getPlatform.js'
export { watchVisibility } from '../environment/watchVisibility.js'
export { reportError } from '../events/reportError.js'
export { trackEvent } from '../events/trackEvent.js'
export type * from '../families/bip122/Bip122Types.js'
export type * from '../families/cosmos/CosmosTypes.js'
export type * from '../families/eip155/Eip155Types.js'
export { isEvmAddress, isSignature, isTransactionHash } from '../families/eip155/hexShapes.js'
export { type Families, getFamily } from '../families/Families.js'
export type { ExplorerPaths, Family, FamilyAbility, MethodKind } from '../families/Family.js'
export type { FamilyShape } from '../families/FamilyShape.js'
export type { FamilyTypes } from '../families/FamilyTypes.js'
export type {
  MethodName,
  MethodParameters,
  MethodResult,
  NamedMethodParameters,
  NamedMethodResult,
  NamespaceWith,
} from '../families/methods.js'
export type * from '../families/polkadot/PolkadotTypes.js'
export type { RemoteTerms } from '../families/RemoteTerms.js'
export type * from '../families/SwapMethods.js'
export type * from '../families/solana/SolanaTypes.js'
export type * from '../families/TransferMethods.js'
export { formatAddress } from '../format/formatAddress.js'
export { formatBalance, formatFullBalance } from '../format/formatBalance.js'
export { formatChange } from '../format/formatChange.js'
export { formatMoney, formatPrice } from '../format/formatMoney.js'
export { formatNumber } from '../format/formatNumber.js'
export { formatRelativeTime } from '../format/formatRelativeTime.js'
export { formatUnits } from '../format/formatUnits.js'
export { formatWalletCount } from '../format/formatWalletCount.js'
export { parseUnits } from '../format/parseUnits.js'
export { editName } from '../names/editName.js'
export { findNameProblem, type NameProblem } from '../names/findNameProblem.js'
export { moveNaming } from '../names/moveNaming.js'
export { type AvailableName, nameAvailabilityQuery } from '../names/nameAvailabilityQuery.js'
export { type NameSuggestion, nameSuggestionsQuery } from '../names/nameSuggestionsQuery.js'
export { nameZoneQuery } from '../names/nameZoneQuery.js'
export { type RegisterNameParameters, registerName } from '../names/registerName.js'
export { type NameOwner, selectNameOwner, selectNaming } from '../names/selectNameOwner.js'
export { submitName } from '../names/submitName.js'
export { createUnsupportedNetwork } from '../networks/createUnsupportedNetwork.js'
export { defineNetwork } from '../networks/defineNetwork.js'
export { getExplorerPath } from '../networks/getExplorerPath.js'
export { getRpcUrls } from '../networks/getRpcUrls.js'
export type { NetworkIdOf } from '../networks/NetworkIdOf.js'
export { networkNames } from '../networks/networkNames.js'
export { selectCompatibleNetworks } from '../networks/selectCompatibleNetworks.js'
export { type Collectibles, getNftId } from '../nfts/addNfts.js'
export { getDocsLink } from '../notices/getDocsLink.js'
export { mapProviderMessage } from '../notices/mapProviderMessage.js'
export { showAlert } from '../notices/showAlert.js'
export { type ShowToastParameters, showToast } from '../notices/showToast.js'
export { chooseRemoteWallet, type RemoteChoice } from '../offer/chooseRemoteWallet.js'
export { findOffer, getOffer } from '../offer/findOffer.js'
export { holdCode, pair, pairAgain } from '../offer/pair.js'
export { beginPurchase } from '../onRamp/beginPurchase.js'
export { editBuy } from '../onRamp/editBuy.js'
export { type BuyProblem, findBuyProblem } from '../onRamp/findBuyProblem.js'
export { endPurchase, followPurchase, lookAgain } from '../onRamp/followPurchase.js'
export type { SoldToken } from '../onRamp/listSold.js'
export { moveBuy } from '../onRamp/moveBuy.js'
export { onRampOptionsQuery, onRampQuoteQuery } from '../onRamp/onRampQueries.js'
export { readPaid } from '../onRamp/readPaid.js'
export {
  listPaymentCurrencies,
  listSoldTokens,
  selectBuy,
  selectPaymentCurrency,
  selectSoldToken,
} from '../onRamp/selectBuy.js'
export { type Buyer, selectBuyer } from '../onRamp/selectBuyer.js'
export { choosePayAgain } from '../pay/choosePayAgain.js'
export { confirmPay } from '../pay/confirmPay.js'
export { exchangesQuery } from '../pay/findExchanges.js'
export { movePay } from '../pay/movePay.js'
export { openPay } from '../pay/openPay.js'
export { payAtExchange } from '../pay/payAtExchange.js'
export { invalidateQueries, removeQueries, setQueryData } from '../query/changeQueries.js'
export { type FetchQueryParameters, fetchQuery } from '../query/fetchQuery.js'
export { defineQuery, type Query } from '../query/Query.js'
export type { AccountTab, PlainRouteName, Route, RouteMap, RouteName, RouteOf } from '../router/routes.js'
export { toRoute } from '../router/toRoute.js'
export { checkSend } from '../send/checkSend.js'
export { confirmSend } from '../send/confirmSend.js'
export { editSend } from '../send/editSend.js'
export { fillInAll } from '../send/fillInAll.js'
export { findFeeChoice } from '../send/findFeeChoice.js'
export { findProblem, type SendProblem } from '../send/findProblem.js'
export { moveSend } from '../send/moveSend.js'
export { readAmount, toMoney } from '../send/readAmount.js'
export { type FoundReceiver, receiverQuery, type TypedReceiver } from '../send/receiverQuery.js'
export { listRecentReceivers } from '../send/rememberReceiver.js'
export { listSendTokens, selectSend, selectSendToken } from '../send/selectSend.js'
export { type Sender, selectSender } from '../send/selectSender.js'
export type { PorticoStorage } from '../services/createStorage.js'
export { getPictures, type Pictured } from '../services/getPictures.js'
export {
  getAssetImageUrl,
  getCurrencyImageUrl,
  getTokenImageUrl,
  getWalletImageUrl,
} from '../services/imageUrls.js'
export type { StorageKey, StorageValues } from '../services/storageKeys.js'
export { cancelSignIn } from '../signIn/cancelSignIn.js'
export { listSignIns, type SignedIn, selectSignInAccounts, signInsQuery } from '../signIn/listSignIns.js'
export { listReturnNetworks } from '../signIn/signInRecord.js'
export type { Store } from '../store/createStore.js'
export { type ModalHost, modalHostKey } from '../store/modalHost.js'
export { selectCanPair } from '../store/selectCanPair.js'
export {
  type Catalogue,
  selectAllWallets,
  selectCatalogue,
  selectDescribedWallets,
  selectIsExcluded,
  selectWalletCount,
  type WalletPages,
  type WalletSearch,
} from '../store/selectCatalogue.js'
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
export { selectIsWatching } from '../store/selectSigner.js'
export type { Alert, AlertsState } from '../store/slices/alerts.js'
export type { BuyDraft, BuyEvent, BuyState } from '../store/slices/buy.js'
export { isSameConnection, listConnections } from '../store/slices/connections.js'
export type { EventsState } from '../store/slices/events.js'
export type { FeaturesState } from '../store/slices/features.js'
export type { NamingEvent, NamingState } from '../store/slices/naming.js'
export type { PayEvent, PayState } from '../store/slices/pay.js'
export { getQueryKey, type QueriesState, selectQuery } from '../store/slices/queries.js'
export { selectRoute } from '../store/slices/router.js'
export type {
  CheckedTransfer,
  SendDraft,
  SendEvent,
  SendRefusal,
  SendState,
  SendWarning,
} from '../store/slices/send.js'
export type { SignInState, SignInSubject } from '../store/slices/signIn.js'
export type { CheckedSwap, SwapDraft, SwapEvent, SwapRefusal, SwapState } from '../store/slices/swap.js'
export type { ThemeMode, ThemeState, ThemeVariables } from '../store/slices/theme.js'
export type { Toast, ToastNotice, ToastsState } from '../store/slices/toasts.js'
export type { PorticoState } from '../store/state.js'
export { checkSwap } from '../swap/checkSwap.js'
export { confirmSwap } from '../swap/confirmSwap.js'
export { editSwap, fillInSwap, type SwapWish, turnSwap } from '../swap/editSwap.js'
export { fillInMost } from '../swap/fillInMost.js'
export { findSwapProblem, type SwapForm, type SwapProblem } from '../swap/findSwapProblem.js'
export { moveSwap } from '../swap/moveSwap.js'
export { finishSwap, resumeSwap } from '../swap/openSwap.js'
export { listSwapTokens, selectKnowsHoldings, selectSwap, selectSwapPair } from '../swap/selectSwap.js'
export { listSwapNetworks, selectSwapper } from '../swap/selectSwapper.js'
export {
  type SwapPair,
  type SwapQuestion,
  swapPricesQuery,
  swapQuoteQuery,
  swapTokensQuery,
} from '../swap/swapQueries.js'
export { getLeast, getPriceImpact, swapSlippage } from '../swap/swapTerms.js'
export { watchSwapPreview, watchSwapQuote } from '../swap/watchSwap.js'
export { findImitations, sumValues } from '../tokens/findImitations.js'
export type * from '../types/Account.js'
export type { AccountView } from '../types/AccountView.js'
export type * from '../types/Adapter.js'
export type * from '../types/ChainNamespace.js'
export type * from '../types/Connector.js'
export type * from '../types/Diagnosis.js'
export type * from '../types/Events.js'
export type * from '../types/Features.js'
export type * from '../types/Login.js'
export type * from '../types/Network.js'
// By name: only so can others add to it.
export type { NetworkDetails } from '../types/Network.js'
export type * from '../types/Offer.js'
export type { OpenSwap } from '../types/OpenSwap.js'
export type {
  DialogDisplay,
  DialogLayout,
  DialogOptions,
  Metadata,
  NetworkInputs,
  PorticoOptions,
  ResolvedOptions,
  ServiceUrls,
  SwapOptions,
  ThemeOptions,
  WalletOptions,
} from '../types/Options.js'
export type { PayWindow } from '../types/PayWindow.js'
export type { Portico } from '../types/Portico.js'
export type { Purchase } from '../types/Purchase.js'
export type { RecentReceiver } from '../types/RecentReceiver.js'
export type { NetworkTarget, Register, RegisteredPortico } from '../types/Register.js'
export type { SendToken } from '../types/SendToken.js'
export type * from '../types/Source.js'
export type { SwapToken } from '../types/SwapToken.js'
export type { TextKeys, TextOverrides } from '../types/TextOverrides.js'
export type { TrackedToken, TrackedTransaction } from '../types/TrackedTransaction.js'
export type { RecentWallet, Wallet } from '../types/Wallet.js'
export { getPlatforms, type PlatformSituation } from '../wallets/getPlatforms.js'
export { isShallowEqual } from '../watch/isShallowEqual.js'
export { pollWhileVisible } from '../watch/pollWhileVisible.js'
export { watch } from '../watch/watch.js'
export { watchAbsence } from '../watch/watchAbsence.js'
export { watchAccount } from '../watch/watchAccount.js'
export { watchBalance } from '../watch/watchBalance.js'
export { watchEvents } from '../watch/watchEvents.js'
export { watchNetwork } from '../watch/watchNetwork.js'
export { watchOffer } from '../watch/watchOffer.js'
export { watchPortfolio } from '../watch/watchPortfolio.js'
export { watchQuery } from '../watch/watchQuery.js'
export { withRetry } from '../wrappers/withRetry.js'
export { withTimeout } from '../wrappers/withTimeout.js'
