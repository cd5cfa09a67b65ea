export type { PaymentAsset, PaymentReceipt, PayRequest } from '@portico/protocol'
export type { Nft, TokenBalance, Transaction, Transfer } from '@portico/protocol/data'
export type { CustomWallet, FeatureOptions } from '../catalogue/Features.js'
export { type FetchWalletPageParameters, fetchWalletPage } from '../catalogue/fetchWalletPage.js'
export { type SearchWalletsParameters, searchWallets } from '../catalogue/searchWallets.js'
export { addNetwork } from '../connection/addNetwork.js'
export { type AnswerLoginParameters, answerLogin } from '../connection/answerLogin.js'
export { type BeginLoginParameters, beginLogin } from '../connection/beginLogin.js'
export { type ChooseAccountParameters, chooseAccount } from '../connection/chooseAccount.js'
export { type ConnectParameters, connect } from '../connection/connect.js'
export {
  deleteConnection,
  getConnections,
  getRecentConnections,
  type SwitchConnectionParameters,
  switchConnection,
} from '../connection/connections.js'
export { type DisconnectParameters, disconnect } from '../connection/disconnect.js'
export { estimateGas } from '../connection/estimateGas.js'
export { getCapabilities } from '../connection/getCapabilities.js'
export { getPairing } from '../connection/offer/findOffer.js'
export type { PairingState } from '../connection/offer/Offer.js'
export { renewPairing, startPairing } from '../connection/offer/startPairing.js'
export { watchPairing } from '../connection/offer/watchPairing.js'
export { reconnect } from '../connection/reconnect.js'
export { removeNetwork } from '../connection/removeNetwork.js'
export { type RequestWalletParameters, requestWallet } from '../connection/requestWallet.js'
export { revokeSmartSession } from '../connection/revokeSmartSession.js'
export { getCallsStatus, type SendCallsParameters, sendCalls } from '../connection/sendCalls.js'
export { type SendTransactionParameters, sendTransaction } from '../connection/sendTransaction.js'
export { type SetAccountTypeParameters, setAccountType } from '../connection/setAccountType.js'
export { setAddressLabel } from '../connection/setAddressLabel.js'
export { type SignMessageParameters, signMessage } from '../connection/signMessage.js'
export { type SignTypedDataParameters, signTypedData } from '../connection/signTypedData.js'
export { switchNetwork } from '../connection/switchNetwork.js'
export { type WaitForReceiptParameters, waitForReceipt } from '../connection/waitForReceipt.js'
export { watchAccount } from '../connection/watchAccount.js'
export { watchNetwork } from '../connection/watchNetwork.js'
export { type ActivityParameters, fetchActivity, fetchMoreActivity } from '../data/fetchActivity.js'
export { type FetchBalanceParameters, fetchBalance, selectBalance } from '../data/fetchBalance.js'
export { fetchIdentity, type Identity, type IdentityParameters } from '../data/fetchIdentity.js'
export { fetchMoreNfts, fetchNfts, type NftsParameters } from '../data/fetchNfts.js'
export { type FetchPortfolioParameters, fetchPortfolio } from '../data/fetchPortfolio.js'
export { type ActivityMonth, groupByMonth } from '../data/groupByMonth.js'
export type { Activity, Collectibles } from '../data/pages.js'
export { type ResolveNameParameters, resolveName } from '../data/resolveName.js'
export { watchPortfolio } from '../data/watchPortfolio.js'
export type { DiagnoseParameters, Finding } from '../diagnose/Diagnosis.js'
export { diagnose } from '../diagnose/diagnose.js'
export { closeModal } from '../dialog/closeModal.js'
export { pushView, replaceView } from '../dialog/navigate.js'
export { type OpenParameters, openModal } from '../dialog/openModal.js'
export { setThemeMode, setThemeVariables } from '../dialog/setTheme.js'
export type { TextKeys, TextOverrides } from '../dialog/TextOverrides.js'
export { goBack } from '../dialog/tellDialog.js'
export type { PorticoEvent } from '../events/Events.js'
export { getDocsLink } from '../events/getDocsLink.js'
export { type ShowToastParameters, showToast } from '../events/showToast.js'
export { watchEvents } from '../events/watchEvents.js'
export type { AdapterFactory } from '../families/adapter/Adapter.js'
export type { Connector } from '../families/adapter/Connector.js'
export type { CaipAddress, CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
export type {
  Call,
  CallsStatus,
  Capabilities,
  GrantedPermission,
  TransactionReceipt,
  TransactionRequest,
  TypedData,
} from '../families/eip155/Eip155Types.js'
export type { FamilyTypes } from '../families/FamilyTypes.js'
export { defineNetwork } from '../families/networks/defineNetwork.js'
export type { Network, NetworkDetails, NetworkInput } from '../families/networks/Network.js'
export { openPay } from '../flows/pay/pay.js'
export { invalidateQueries, removeQueries, setQueryData } from '../query/changeQueries.js'
export { type FetchQueryParameters, fetchQuery } from '../query/fetchQuery.js'
export { defineQuery, type Query } from '../query/Query.js'
export { watchQuery } from '../query/watchQuery.js'
export type { Route, RouteMap, RouteName } from '../router/routes.js'
export { createPortico } from '../runtime/createPortico.js'
export type {
  DialogOptions,
  Metadata,
  PorticoOptions,
  ServiceUrls,
  ThemeOptions,
  WalletOptions,
} from '../runtime/Options.js'
export type { Portico } from '../runtime/Portico.js'
export type { NetworkTarget, Register } from '../runtime/Register.js'
export { startPortico } from '../runtime/startPortico.js'
export type { Environment } from '../services/Environment.js'
export { isRestrictedTimezone } from '../services/restrictedTimezones.js'
export { cancelSignIn } from '../signIn/cancelSignIn.js'
export { listSignIns } from '../signIn/listSignIns.js'
export { signIn } from '../signIn/signIn.js'
export { signOut } from '../signIn/signOut.js'
export type { LoginAnswer, LoginPlace, LoginStep, LoginWay } from '../sources/Login.js'
export type { Balance, ConnectedAccount, Connection, WalletAccount, WalletInfo } from '../store/Account.js'
export type { AccountView } from '../store/AccountView.js'
export { selectAllWallets, selectCatalogue } from '../store/selectCatalogue.js'
export {
  selectAccount,
  selectAccountView,
  selectActiveConnector,
  selectConnectedAccount,
  selectIsConnected,
  selectIsWrongNetwork,
  selectNetwork,
} from '../store/selectors.js'
export { selectQuery } from '../store/slices/queries.js'
export type { ThemeMode, ThemeVariables } from '../store/slices/theme.js'
export type { PorticoState } from '../store/state.js'
export { watchState } from '../store/watchState.js'
export { formatAddress } from '../utils/formatAddress.js'
export { formatBalance } from '../utils/formatBalance.js'
export { formatUnits } from '../utils/formatUnits.js'
export { isSameAddress } from '../utils/isSameAddress.js'
export { parseCaipAddress } from '../utils/parseCaipAddress.js'
export { parseCaipNetworkId } from '../utils/parseCaipNetworkId.js'
export { parseUnits } from '../utils/parseUnits.js'
