'use client'
export {
  CustomButton,
  type CustomButtonElementProps,
  type CustomButtonProps,
  type CustomButtonRender,
} from '../buttons/CustomButton.js'
export { NetworkButton, type NetworkButtonProps } from '../buttons/NetworkButton.js'
export {
  AccountButton,
  type AccountButtonProps,
  ConnectButton,
  type ConnectButtonProps,
  PorticoButton,
  type PorticoButtonProps,
} from '../buttons/PorticoButton.js'
export type { MutationResult } from '../hooks/useMutation.js'
export { type UsePorticoResult, usePortico } from '../hooks/usePortico.js'
export {
  type EmbeddedWalletInfo,
  type UsePorticoAccountParameters,
  type UsePorticoAccountResult,
  usePorticoAccount,
} from '../hooks/usePorticoAccount.js'
export {
  type UsePorticoAccountTypeResult,
  usePorticoAccountType,
} from '../hooks/usePorticoAccountType.js'
export {
  type UsePorticoActivityParameters,
  type UsePorticoActivityResult,
  usePorticoActivity,
} from '../hooks/usePorticoActivity.js'
export {
  type UsePorticoBalanceParameters,
  type UsePorticoBalanceResult,
  usePorticoBalance,
} from '../hooks/usePorticoBalance.js'
export {
  type UsePorticoBalancesParameters,
  type UsePorticoBalancesResult,
  usePorticoBalances,
} from '../hooks/usePorticoBalances.js'
export { type BuyStatus, type UsePorticoBuyResult, usePorticoBuy } from '../hooks/usePorticoBuy.js'
export {
  type UsePorticoCapabilitiesParameters,
  type UsePorticoCapabilitiesResult,
  usePorticoCapabilities,
} from '../hooks/usePorticoCapabilities.js'
export { type UsePorticoConnectResult, usePorticoConnect } from '../hooks/usePorticoConnect.js'
export {
  type UsePorticoConnectionsParameters,
  type UsePorticoConnectionsResult,
  usePorticoConnections,
} from '../hooks/usePorticoConnections.js'
export { type UsePorticoDisconnectResult, usePorticoDisconnect } from '../hooks/usePorticoDisconnect.js'
export { type UsePorticoEventsResult, usePorticoEvents } from '../hooks/usePorticoEvents.js'
export { type UsePorticoModalResult, usePorticoModal } from '../hooks/usePorticoModal.js'
export {
  type UsePorticoNameParameters,
  type UsePorticoNameResult,
  usePorticoName,
} from '../hooks/usePorticoName.js'
export { type UsePorticoNetworkResult, usePorticoNetwork } from '../hooks/usePorticoNetwork.js'
export {
  type UsePorticoNftsParameters,
  type UsePorticoNftsResult,
  usePorticoNfts,
} from '../hooks/usePorticoNfts.js'
export { type UsePorticoPairingResult, usePorticoPairing } from '../hooks/usePorticoPairing.js'
export {
  type Payment,
  type PaymentStatus,
  type UsePorticoPayResult,
  usePorticoPay,
} from '../hooks/usePorticoPay.js'
export {
  type UsePorticoQueryParameters,
  type UsePorticoQueryResult,
  usePorticoQuery,
} from '../hooks/usePorticoQuery.js'
export {
  type UsePorticoRequestParameters,
  type UsePorticoRequestResult,
  usePorticoRequest,
} from '../hooks/usePorticoRequest.js'
export { type SendStatus, type UsePorticoSendResult, usePorticoSend } from '../hooks/usePorticoSend.js'
export { type UsePorticoSendCallsResult, usePorticoSendCalls } from '../hooks/usePorticoSendCalls.js'
export {
  type UsePorticoSendTransactionParameters,
  type UsePorticoSendTransactionResult,
  usePorticoSendTransaction,
} from '../hooks/usePorticoSendTransaction.js'
export { type UsePorticoSessionResult, usePorticoSession } from '../hooks/usePorticoSession.js'
export { type UsePorticoSignInResult, usePorticoSignIn } from '../hooks/usePorticoSignIn.js'
export { type UsePorticoSignInsResult, usePorticoSignIns } from '../hooks/usePorticoSignIns.js'
export {
  type UsePorticoSignMessageParameters,
  type UsePorticoSignMessageResult,
  usePorticoSignMessage,
} from '../hooks/usePorticoSignMessage.js'
export {
  type UsePorticoSignTypedDataResult,
  usePorticoSignTypedData,
} from '../hooks/usePorticoSignTypedData.js'
export {
  type UsePorticoSmartSessionsResult,
  usePorticoSmartSessions,
} from '../hooks/usePorticoSmartSessions.js'
export { type UsePorticoStateResult, usePorticoState } from '../hooks/usePorticoState.js'
export { type SwapStatus, type UsePorticoSwapResult, usePorticoSwap } from '../hooks/usePorticoSwap.js'
export {
  type UsePorticoSwitchNetworkResult,
  usePorticoSwitchNetwork,
} from '../hooks/usePorticoSwitchNetwork.js'
export { type UsePorticoThemeResult, usePorticoTheme } from '../hooks/usePorticoTheme.js'
export {
  type UsePorticoWalletInfoParameters,
  type UsePorticoWalletInfoResult,
  usePorticoWalletInfo,
} from '../hooks/usePorticoWalletInfo.js'
export {
  type UsePorticoWalletProviderParameters,
  type UsePorticoWalletProviderResult,
  usePorticoWalletProvider,
} from '../hooks/usePorticoWalletProvider.js'
export { type UsePorticoWalletsResult, usePorticoWallets } from '../hooks/usePorticoWallets.js'
export type { TextKey } from '../locales/TextKey.js'
export { PorticoModal, type PorticoModalProps } from '../PorticoModal.js'
export { PorticoProvider, type PorticoProviderProps } from '../PorticoProvider.js'
export type { MutationCallbacks, MutationState, MutationStatus } from '../state/createMutation.js'
