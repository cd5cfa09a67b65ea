export { mockedQuoteId, type OnRampQuote, type PaymentCurrency } from '@portico/protocol/data'
export { addWallet } from '../catalogue/addWallet.js'
export type { Features, KnownFeatureOptions, RemoteFeatures } from '../catalogue/Features.js'
export { fetchRemoteFeatures } from '../catalogue/fetchRemoteFeatures.js'
export { getPlatforms } from '../catalogue/getPlatforms.js'
export { prefetchWallets } from '../catalogue/prefetchWallets.js'
export { preloadNetworkPictures } from '../catalogue/preloadNetworkPictures.js'
export type { RecentWallet } from '../catalogue/Wallet.js'
export { chooseFamily } from '../connection/chooseFamily.js'
export { checkMultiWallet } from '../connection/connections.js'
export { findLogin } from '../connection/findLogin.js'
export { capabilitiesQuery } from '../connection/getCapabilities.js'
export { listSocials } from '../connection/listSocials.js'
export { chooseRemoteWallet } from '../connection/offer/chooseRemoteWallet.js'
export { findOffer } from '../connection/offer/findOffer.js'
export { holdCode } from '../connection/offer/startPairing.js'
export { watchAbsence } from '../connection/offer/watchAbsence.js'
export { prepareConnect } from '../connection/prepareConnect.js'
export { switchActiveChain } from '../connection/switchActiveChain.js'
export { getNftId } from '../data/addNfts.js'
export { activityQuery, selectActivityOwner } from '../data/fetchActivity.js'
export { type BalanceParameters, balanceQuery, selectBalanceOwner } from '../data/fetchBalance.js'
export { identityQuery, selectIdentityOwner, selectProfile } from '../data/fetchIdentity.js'
export { nftsQuery, selectNftsOwner } from '../data/fetchNfts.js'
export { portfolioQuery } from '../data/fetchPortfolio.js'
export {
  getSmartSessionStatus,
  type SmartSessionStatus,
  smartSessionsQuery,
} from '../data/fetchSmartSessions.js'
export { findImitations, sumValues } from '../data/findImitations.js'
export { servedNetworksQuery } from '../data/servedNetworks.js'
export { watchBalance } from '../data/watchBalance.js'
export { acceptTerms, getTermsAccepted } from '../dialog/acceptTerms.js'
export { dismiss } from '../dialog/dismiss.js'
export { isSignInRequired } from '../dialog/isSignInRequired.js'
export { resetTo } from '../dialog/resetTo.js'
export { updateOptions } from '../dialog/updateOptions.js'
export { dismissAlert } from '../events/dismissAlert.js'
export { dismissToast } from '../events/dismissToast.js'
export type { WalletPlatform } from '../events/Events.js'
export { reportError } from '../events/reportError.js'
export { showAlert } from '../events/showAlert.js'
export { trackEvent } from '../events/trackEvent.js'
export type { ExplorerPaths } from '../families/Family.js'
export type { MethodName, MethodResult, NamespaceWith } from '../families/methods.js'
export { type AddressFamily, nameAddressFamily } from '../families/nameAddressFamily.js'
export { getExplorerPath } from '../families/networks/getExplorerPath.js'
export { getRpcUrls } from '../families/networks/getRpcUrls.js'
export { networkNames } from '../families/networks/networkNames.js'
export { recommendedWallets } from '../families/wallets.js'
export {
  checkBuyAgain,
  confirmBuy,
  editBuy,
  moveBuy,
  resetBuy,
  selectBuy,
  selectPaymentCurrency,
  selectSoldToken,
} from '../flows/buy/buy.js'
export {
  type BuyProblem,
  findBuyProblem,
  listPaymentCurrencies,
  listSoldTokens,
  onRampOptionsQuery,
  onRampQuoteQuery,
  partnerFee,
  presetAmounts,
  readPaid,
  type SoldToken,
} from '../flows/buy/onRamp.js'
export {
  confirmName,
  editName,
  findNameProblem,
  moveNaming,
  type NameProblem,
  resetName,
  selectNaming,
} from '../flows/name/name.js'
export { nameAvailabilityQuery, nameSuggestionsQuery, nameZoneQuery } from '../flows/name/nameQueries.js'
export { exchangesQuery } from '../flows/pay/exchanges.js'
export { choosePayAgain, confirmPay, leaveExchange, movePay, payAtExchange } from '../flows/pay/pay.js'
export { type PayToken, payBalanceQuery, payTokenQuery } from '../flows/pay/payAsset.js'
export {
  listSwapNetworks,
  selectBuyer,
  selectNameOwner,
  selectSender,
  selectSwapper,
} from '../flows/selectFlowAccount.js'
export { readAmount, toMoney } from '../flows/send/readAmount.js'
export { listRecentReceivers, receiverQuery } from '../flows/send/receivers.js'
export {
  abandonSend,
  checkSend,
  confirmSend,
  editSend,
  editSendShare,
  findFeeChoice,
  findReceiverProblem,
  findSendProblem,
  moveSend,
  resetSend,
  resumeSend,
  selectSend,
  selectSendSpeed,
  selectSendToken,
  showSend,
} from '../flows/send/send.js'
export { listSendTokens } from '../flows/send/sendTokens.js'
export {
  editSwapShare,
  fillInSwap,
  resumeSwap,
  reverseSwap,
  type SwapWish,
  watchSwapQuote,
} from '../flows/swap/fillInSwap.js'
export { findSwapProblem } from '../flows/swap/findSwapPair.js'
export {
  abandonSwap,
  checkSwap,
  confirmSwap,
  editSwap,
  moveSwap,
  resetSwap,
  selectSwap,
  selectSwapPair,
  showSwap,
  watchSwapPreview,
} from '../flows/swap/swap.js'
export {
  getLeast,
  getPriceImpact,
  readSlippage,
  slippageLimits,
  swapFeeQuery,
  swapPricesQuery,
  swapQuoteQuery,
  swapSlippage,
} from '../flows/swap/swapQuotes.js'
export {
  listSwapTokens,
  selectKnowsHoldings,
  suggestedSwapSymbols,
  swapTokensQuery,
} from '../flows/swap/swapTokens.js'
export { showInPlace } from '../flows/transactions/settleTransaction.js'
export { cacheLifetimes } from '../query/cacheLifetimes.js'
export { pollWhileVisible } from '../query/pollWhileVisible.js'
export type { AccountTab, PlainRouteName, RouteOf } from '../router/routes.js'
export { toRoute } from '../router/toRoute.js'
export type { DialogDisplay, NetworkInputs, ResolvedOptions } from '../runtime/Options.js'
export { getPictures, type Pictured } from '../services/getPictures.js'
export { getCurrencyImageUrl, getTokenImageUrl } from '../services/imageUrls.js'
export { nameFramework } from '../services/nameFramework.js'
export type { StorageValues } from '../services/storageKeys.js'
export { watchVisibility } from '../services/watchVisibility.js'
export { type SignedIn, selectSignInAccounts, signInsQuery } from '../signIn/listSignIns.js'
export { listReturnNetworks } from '../signIn/signInRecord.js'
export { getDeepLinkChoice, setDeepLinkChoice } from '../sources/deepLinkChoice.js'
export { formatDeepLink, formatRequestLink, formatUniversalLink } from '../sources/formatDeepLink.js'
export { getLinkTarget } from '../sources/getLinkTarget.js'
export { getOwnSchemes } from '../sources/getOwnSchemes.js'
export { getWalletLink, type WalletLink } from '../sources/getWalletLink.js'
export type { MailWay } from '../sources/Login.js'
export { openAfterTap } from '../sources/openAfterTap.js'
export type { AccountDetails, ConnectionRef, QueryState } from '../store/Account.js'
export type { Store } from '../store/createStore.js'
export {
  type ConnectMethod,
  connectMethods,
  type WalletFeature,
  type WalletGroup,
} from '../store/defaultFeatures.js'
export { type ModalHost, modalHostKey } from '../store/modalHost.js'
export type { PayWindow } from '../store/PayWindow.js'
export type { SendToken, SendToken as SwapToken } from '../store/SendToken.js'
export { selectCanPair } from '../store/selectCanPair.js'
export {
  type Catalogue,
  selectDescribedWallets,
  selectWalletCount,
  type WalletPages,
  type WalletSearch,
} from '../store/selectCatalogue.js'
export { selectCompatibleNetworks } from '../store/selectCompatibleNetworks.js'
export { selectShownAccount } from '../store/selectors.js'
export { selectIsWatching } from '../store/selectSigner.js'
export type { BuyDraft, BuyState, Purchase } from '../store/slices/buy.js'
export { isSameConnection, listConnections } from '../store/slices/connections.js'
export type { EventsState } from '../store/slices/events.js'
export type { PaySession, PayState } from '../store/slices/pay.js'
export { getQueryKey, unfetched } from '../store/slices/queries.js'
export { selectRoute } from '../store/slices/router.js'
export type {
  CheckedTransfer,
  PendingSend,
  ReceiverProblem,
  RecentReceiver,
  SendDraft,
  SendProblem,
  SendRefusal,
  SendState,
  SendWarning,
} from '../store/slices/send.js'
export type { SignInState, SignInSubject } from '../store/slices/signIn.js'
export type {
  CheckedSwap,
  PendingSwap,
  SwapDraft,
  SwapProblem,
  SwapRefusal,
  SwapState,
} from '../store/slices/swap.js'
export type { ThemeState } from '../store/slices/theme.js'
export { noticeTexts } from '../store/slices/toasts.js'
export { formatFullBalance } from '../utils/formatBalance.js'
export { formatChange } from '../utils/formatChange.js'
export { formatMoney, formatPrice } from '../utils/formatMoney.js'
export { formatRelativeTime } from '../utils/formatRelativeTime.js'
export { formatWalletCount } from '../utils/formatWalletCount.js'
export { isShallowEqual } from '../utils/isShallowEqual.js'
export type { ParsedCaipAddress } from '../utils/parseCaipAddress.js'
export { isChainNamespace } from '../utils/parseCaipNetworkId.js'
export { successShown } from '../utils/timing.js'
