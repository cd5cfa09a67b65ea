export const connectingStrings = {
  key: 'connecting',
  english: {
    confirm: 'Confirm in {wallet}',
    confirmText: 'Accept the connection request in your wallet.',
    rejectedTitle: 'Connection declined',
    rejectedText: 'You declined the request in {wallet}. You can try again.',
    pendingTitle: 'Open {wallet} to continue',
    pendingText:
      'A request is already waiting there. The wallet may be locked, or its window behind this one.',
    slowTitle: 'Still here?',
    slowText:
      'Nothing came back from {wallet}. Unlock it and look for its window, then try again or use another way.',
    errorTitle: 'Connection failed',
    done: 'Connected',
    tryAgain: 'Try again',
    leave: 'Use another wallet',
    selectChainText: '{wallet} works on several networks. Which one do you want to connect?',
    yourWallet: 'your wallet',
    doneText: '{wallet} is connected to this site.',
  },
} as const
