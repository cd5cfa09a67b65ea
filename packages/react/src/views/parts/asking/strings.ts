export const connectingStrings = {
  key: 'connecting',
  english: {
    confirm: 'Confirm in {wallet}',
    confirmText: 'Approve the connection in your wallet.',
    rejectedTitle: 'Connection rejected',
    rejectedText: 'You rejected the request in {wallet}. You can try again.',
    pendingTitle: 'Open {wallet} to continue',
    pendingText:
      'A request is already waiting there. Your wallet may be locked, or its window may be hidden.',
    slowTitle: 'Taking longer than usual',
    slowText: '{wallet} hasn’t responded. Open it and check for a request, or try again.',
    errorTitle: 'Connection failed',
    done: 'Connected',
    tryAgain: 'Try again',
    leave: 'Use another wallet',
    selectChainText: '{wallet} supports several networks. Which one do you want to connect?',
    yourWallet: 'your wallet',
    doneText: '{wallet} is connected to this site.',
  },
} as const
