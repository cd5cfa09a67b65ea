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
export { addRecentWallet } from '../catalogue/addRecentWallet.js'
export { addWallet } from '../catalogue/addWallet.js'
export { checkOrigin, type OriginVerdict } from '../catalogue/checkOrigin.js'
export type * from '../catalogue/Features.js'
export { fetchFeaturedWallets } from '../catalogue/fetchFeaturedWallets.js'
export { fetchRecommendedWallets } from '../catalogue/fetchRecommendedWallets.js'
export { fetchRemoteFeatures } from '../catalogue/fetchRemoteFeatures.js'
export { type FetchWalletPageParameters, fetchWalletPage } from '../catalogue/fetchWalletPage.js'
export { getPlatforms, type PlatformSituation } from '../catalogue/getPlatforms.js'
export { prefetchWallets } from '../catalogue/prefetchWallets.js'
export { preloadNetworkPictures } from '../catalogue/preloadNetworkPictures.js'
export { type SearchWalletsParameters, searchWallets } from '../catalogue/searchWallets.js'
export type { RecentWallet, Wallet } from '../catalogue/Wallet.js'
export { addNetwork } from '../connection/addNetwork.js'
export { type AnswerLoginParameters, answerLogin } from '../connection/answerLogin.js'
export { type BeginLoginParameters, beginLogin } from '../connection/beginLogin.js'
export { type ChooseAccountParameters, chooseAccount } from '../connection/chooseAccount.js'
export { chooseFamily } from '../connection/chooseFamily.js'
export { type ConnectParameters, connect } from '../connection/connect.js'
export {
  type DeleteConnectionParameters,
  deleteConnection,
  getConnections,
  getRecentConnections,
  type SwitchConnectionParameters,
  switchConnection,
} from '../connection/connections.js'
export { type DisconnectParameters, disconnect } from '../connection/disconnect.js'
export { type EstimateGasParameters, estimateGas } from '../connection/estimateGas.js'
export { findLogin, type LoginSource } from '../connection/findLogin.js'
export {
  type CapabilitiesOwner,
  capabilitiesQuery,
  type GetCapabilitiesParameters,
  getCapabilities,
  selectCapabilities,
} from '../connection/getCapabilities.js'
export { getConnector } from '../connection/getConnector.js'
export { listSocials } from '../connection/listSocials.js'
export { chooseRemoteWallet, type RemoteChoice } from '../connection/offer/chooseRemoteWallet.js'
export { findOffer, getOffer } from '../connection/offer/findOffer.js'
export type * from '../connection/offer/Offer.js'
export { holdCode, pair, pairAgain } from '../connection/offer/pair.js'
export { watchAbsence } from '../connection/offer/watchAbsence.js'
export { watchOffer } from '../connection/offer/watchOffer.js'
export { prepareConnect } from '../connection/prepareConnect.js'
export { reconnect } from '../connection/reconnect.js'
export { removeNetwork } from '../connection/removeNetwork.js'
export { type RequestParameters, request } from '../connection/request.js'
export { revokeSmartSession } from '../connection/revokeSmartSession.js'
export {
  type GetCallsStatusParameters,
  getCallsStatus,
  type SendCallsParameters,
  sendCalls,
} from '../connection/sendCalls.js'
export { type SendTransactionParameters, sendTransaction } from '../connection/sendTransaction.js'
export { type SetAccountTypeParameters, setAccountType } from '../connection/setAccountType.js'
export { type SetAddressLabelParameters, setAddressLabel } from '../connection/setAddressLabel.js'
export { type SignMessageParameters, signMessage } from '../connection/signMessage.js'
export { type SignTypedDataParameters, signTypedData } from '../connection/signTypedData.js'
export { switchActiveChain } from '../connection/switchActiveChain.js'
export { switchNetwork } from '../connection/switchNetwork.js'
export { type WaitForReceiptParameters, waitForReceipt } from '../connection/waitForReceipt.js'
export { watchAccount } from '../connection/watchAccount.js'
export { watchNetwork } from '../connection/watchNetwork.js'
export type { Activity } from '../data/addHistory.js'
export { type Collectibles, getNftId } from '../data/addNfts.js'
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
export {
  getSmartSessionStatus,
  type SmartSessionStatus,
  type SmartSessionsOwner,
  smartSessionsQuery,
} from '../data/fetchSmartSessions.js'
export { findImitations, sumValues } from '../data/findImitations.js'
export { type ActivityMonth, groupByMonth } from '../data/groupByMonth.js'
export { type ResolveNameParameters, resolveName } from '../data/resolveName.js'
export { servedNetworksQuery } from '../data/servedNetworks.js'
export { watchBalance } from '../data/watchBalance.js'
export { watchPortfolio } from '../data/watchPortfolio.js'
export type * from '../diagnose/Diagnosis.js'
export { diagnose } from '../diagnose/diagnose.js'
export { acceptTerms, getTermsAccepted } from '../dialog/acceptTerms.js'
export { closeModal } from '../dialog/closeModal.js'
export { dismiss } from '../dialog/dismiss.js'
export { goBack } from '../dialog/goBack.js'
export { isSignInRequired } from '../dialog/isSignInRequired.js'
export { push, replace } from '../dialog/navigate.js'
export { type OpenParameters, openModal } from '../dialog/openModal.js'
export { resetTo } from '../dialog/resetTo.js'
export { setThemeMode, setThemeVariables } from '../dialog/setTheme.js'
export { shake } from '../dialog/shake.js'
export type { TextKeys, TextOverrides } from '../dialog/TextOverrides.js'
export { type UpdateOptionsParameters, updateOptions } from '../dialog/updateOptions.js'
export { dismissAlert } from '../events/dismissAlert.js'
export { dismissToast } from '../events/dismissToast.js'
export type * from '../events/Events.js'
export { getDocsLink } from '../events/getDocsLink.js'
export { mapProviderMessage } from '../events/mapProviderMessage.js'
export { reportError } from '../events/reportError.js'
export { showAlert } from '../events/showAlert.js'
export { type ShowToastParameters, showToast } from '../events/showToast.js'
export { trackEvent } from '../events/trackEvent.js'
export { watchEvents } from '../events/watchEvents.js'
export type * from '../families/adapter/Adapter.js'
export type * from '../families/adapter/Connector.js'
export type * from '../families/bip122/Bip122Types.js'
export type * from '../families/ChainNamespace.js'
export {
  connectorIds,
  getConnectorImageId,
  getConnectorName,
  getConnectorType,
} from '../families/connectors.js'
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
export { createUnsupportedNetwork } from '../families/networks/createUnsupportedNetwork.js'
export { defineNetwork } from '../families/networks/defineNetwork.js'
export { getExplorerPath } from '../families/networks/getExplorerPath.js'
export { getRpcUrls } from '../families/networks/getRpcUrls.js'
export type * from '../families/networks/Network.js'
// By name, which is required for declaration merging.
export type { NetworkDetails } from '../families/networks/Network.js'
export type { NetworkIdOf } from '../families/networks/NetworkIdOf.js'
export { networkNames } from '../families/networks/networkNames.js'
export type * from '../families/polkadot/PolkadotTypes.js'
export type { RemoteTerms } from '../families/RemoteTerms.js'
export type * from '../families/SwapMethods.js'
export type * from '../families/solana/SolanaTypes.js'
export type * from '../families/TransferMethods.js'
export * from '../families/wallets.js'
export { beginPurchase } from '../flows/buy/beginPurchase.js'
export { editBuy } from '../flows/buy/editBuy.js'
export { type BuyProblem, findBuyProblem } from '../flows/buy/findBuyProblem.js'
export { endPurchase, followPurchase, lookAgain } from '../flows/buy/followPurchase.js'
export type { SoldToken } from '../flows/buy/listSold.js'
export { moveBuy } from '../flows/buy/moveBuy.js'
export { partnerFee, presetAmounts } from '../flows/buy/onRampLimits.js'
export { onRampOptionsQuery, onRampQuoteQuery } from '../flows/buy/onRampQueries.js'
export type { Purchase } from '../flows/buy/Purchase.js'
export { readPaid } from '../flows/buy/readPaid.js'
export {
  listPaymentCurrencies,
  listSoldTokens,
  selectBuy,
  selectPaymentCurrency,
  selectSoldToken,
} from '../flows/buy/selectBuy.js'
export { type Buyer, selectBuyer } from '../flows/buy/selectBuyer.js'
export { editName } from '../flows/name/editName.js'
export { findNameProblem, type NameProblem } from '../flows/name/findNameProblem.js'
export { moveNaming } from '../flows/name/moveNaming.js'
export { type AvailableName, nameAvailabilityQuery } from '../flows/name/nameAvailabilityQuery.js'
export { type NameSuggestion, nameSuggestionsQuery } from '../flows/name/nameSuggestionsQuery.js'
export { nameZoneQuery } from '../flows/name/nameZoneQuery.js'
export { type RegisterNameParameters, registerName } from '../flows/name/registerName.js'
export { type NameOwner, selectNameOwner, selectNaming } from '../flows/name/selectNameOwner.js'
export { submitName } from '../flows/name/submitName.js'
export { choosePayAgain } from '../flows/pay/choosePayAgain.js'
export { confirmPay } from '../flows/pay/confirmPay.js'
export { exchangesQuery } from '../flows/pay/findExchanges.js'
export { movePay } from '../flows/pay/movePay.js'
export { openPay } from '../flows/pay/openPay.js'
export type { PayWindow } from '../flows/pay/PayWindow.js'
export { payAtExchange } from '../flows/pay/payAtExchange.js'
export { checkSend } from '../flows/send/checkSend.js'
export { confirmSend } from '../flows/send/confirmSend.js'
export { editSend } from '../flows/send/editSend.js'
export { fillInAll } from '../flows/send/fillInAll.js'
export { findFeeChoice } from '../flows/send/findFeeChoice.js'
export { findProblem, type SendProblem } from '../flows/send/findProblem.js'
export { moveSend } from '../flows/send/moveSend.js'
export type { RecentReceiver } from '../flows/send/RecentReceiver.js'
export { readAmount, toMoney } from '../flows/send/readAmount.js'
export { type FoundReceiver, receiverQuery, type TypedReceiver } from '../flows/send/receiverQuery.js'
export { listRecentReceivers } from '../flows/send/rememberReceiver.js'
export type { SendToken } from '../flows/send/SendToken.js'
export { listSendTokens, selectSend, selectSendToken } from '../flows/send/selectSend.js'
export { type Sender, selectSender } from '../flows/send/selectSender.js'
export { checkSwap } from '../flows/swap/checkSwap.js'
export { confirmSwap } from '../flows/swap/confirmSwap.js'
export { editSwap, fillInSwap, type SwapWish, turnSwap } from '../flows/swap/editSwap.js'
export { fillInMost } from '../flows/swap/fillInMost.js'
export { findSwapProblem, type SwapForm, type SwapProblem } from '../flows/swap/findSwapProblem.js'
export { moveSwap } from '../flows/swap/moveSwap.js'
export { finishSwap, resumeSwap } from '../flows/swap/openSwap.js'
export type { PendingSwap } from '../flows/swap/PendingSwap.js'
export type { SwapToken } from '../flows/swap/SwapToken.js'
export { listSwapTokens, selectKnowsHoldings, selectSwap, selectSwapPair } from '../flows/swap/selectSwap.js'
export { listSwapNetworks, selectSwapper } from '../flows/swap/selectSwapper.js'
export { suggestedSwapSymbols } from '../flows/swap/swapLimits.js'
export {
  type SwapPair,
  type SwapQuestion,
  swapPricesQuery,
  swapQuoteQuery,
  swapTokensQuery,
} from '../flows/swap/swapQueries.js'
export { getLeast, getPriceImpact, swapSlippage } from '../flows/swap/swapTerms.js'
export { watchSwapPreview, watchSwapQuote } from '../flows/swap/watchSwap.js'
export type { TrackedToken, TrackedTransaction } from '../flows/transactions/TrackedTransaction.js'
export { cacheLifetimes } from '../query/cacheLifetimes.js'
export { invalidateQueries, removeQueries, setQueryData } from '../query/changeQueries.js'
export { type FetchQueryParameters, fetchQuery } from '../query/fetchQuery.js'
export { pollWhileVisible } from '../query/pollWhileVisible.js'
export { defineQuery, type Query } from '../query/Query.js'
export { watchQuery } from '../query/watchQuery.js'
export type { AccountTab, PlainRouteName, Route, RouteMap, RouteName, RouteOf } from '../router/routes.js'
export { toRoute } from '../router/toRoute.js'
export { createPortico } from '../runtime/createPortico.js'
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
} from '../runtime/Options.js'
export type { Portico } from '../runtime/Portico.js'
export type { NetworkTarget, Register, RegisteredPortico } from '../runtime/Register.js'
export { start } from '../runtime/start.js'
export { createEnvironment } from '../services/createEnvironment.js'
export { type BufferedLogger, createLogger } from '../services/createLogger.js'
export type { PorticoStorage } from '../services/createStorage.js'
export type { Environment, Logger, LogLevel, Page, StorageArea, Timer } from '../services/Environment.js'
export { getPictures, type Pictured } from '../services/getPictures.js'
export { getPlatform, type Platform } from '../services/getPlatform.js'
export {
  getAssetImageUrl,
  getCurrencyImageUrl,
  getTokenImageUrl,
  getWalletImageUrl,
} from '../services/imageUrls.js'
export { nameFramework } from '../services/nameFramework.js'
export { isRestrictedTimezone } from '../services/restrictedTimezones.js'
export type { StorageKey, StorageValues } from '../services/storageKeys.js'
export { watchVisibility } from '../services/watchVisibility.js'
export { cancelSignIn } from '../signIn/cancelSignIn.js'
export { listSignIns, type SignedIn, selectSignInAccounts, signInsQuery } from '../signIn/listSignIns.js'
export { signIn } from '../signIn/signIn.js'
export { listReturnNetworks } from '../signIn/signInRecord.js'
export { signOut } from '../signIn/signOut.js'
export { type DeepLinkChoice, getDeepLinkChoice, setDeepLinkChoice } from '../sources/deepLinkChoice.js'
export { formatDeepLink, formatRequestLink, formatUniversalLink } from '../sources/formatDeepLink.js'
export { getLinkTarget, type LinkTarget } from '../sources/getLinkTarget.js'
export { getOwnSchemes } from '../sources/getOwnSchemes.js'
export { getWalletLink, type WalletLink } from '../sources/getWalletLink.js'
export { isPairingUri } from '../sources/isPairingUri.js'
export type * from '../sources/Login.js'
export { openAfterTap } from '../sources/openAfterTap.js'
export type * from '../sources/Source.js'
export type * from '../store/Account.js'
export type { AccountView } from '../store/AccountView.js'
export type { Store } from '../store/createStore.js'
export {
  type ConnectMethod,
  connectMethods,
  defaultSocials,
  type SocialProvider,
  type WalletFeature,
  type WalletGroup,
  walletFeatures,
  walletGroups,
} from '../store/defaultFeatures.js'
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
export { selectCompatibleNetworks } from '../store/selectCompatibleNetworks.js'
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
export type { SignInState, SignInSubject, SignInText } from '../store/slices/signIn.js'
export type { CheckedSwap, SwapDraft, SwapEvent, SwapRefusal, SwapState } from '../store/slices/swap.js'
export type { ThemeMode, ThemeState, ThemeVariables } from '../store/slices/theme.js'
export type { Toast, ToastNotice, ToastsState } from '../store/slices/toasts.js'
export type { PorticoState } from '../store/state.js'
export * from '../store/toastTimes.js'
export { watch } from '../store/watch.js'
export { formatAddress } from '../utils/formatAddress.js'
export { formatBalance, formatFullBalance } from '../utils/formatBalance.js'
export { formatCaipAddress, formatCaipNetworkId } from '../utils/formatCaip.js'
export { formatChange } from '../utils/formatChange.js'
export { formatMoney, formatPrice } from '../utils/formatMoney.js'
export { formatRelativeTime } from '../utils/formatRelativeTime.js'
export { formatUnits } from '../utils/formatUnits.js'
export { formatWalletCount } from '../utils/formatWalletCount.js'
export { isSameAddress } from '../utils/isSameAddress.js'
export { isShallowEqual } from '../utils/isShallowEqual.js'
export { errorEventLimit } from '../utils/limits.js'
export { isCaipAddress, type ParsedCaipAddress, parseCaipAddress } from '../utils/parseCaipAddress.js'
export {
  isCaipNetworkId,
  isChainNamespace,
  type ParsedCaipNetworkId,
  parseCaipNetworkId,
} from '../utils/parseCaipNetworkId.js'
export { parseUnits } from '../utils/parseUnits.js'
export * from '../utils/timing.js'
export { withRetry } from '../utils/withRetry.js'
export { withTimeout } from '../utils/withTimeout.js'
