export const switchingStrings = {
  key: 'switching',
  english: {
    confirm: 'Approve in {wallet}',
    confirmText: 'Accept the switch to {network} in your wallet.',
    rejectedTitle: 'Switch declined',
    rejectedText: 'You declined the switch in {wallet}. You can try again.',
    errorTitle: 'Switch failed',
    tryAgain: 'Try again',
    activeChainText:
      'This site works with {network} too, which needs another wallet than the one connected now.',
    activeChainAction: 'Switch',
    unsupportedText:
      'This site does not work with the network your wallet is on. Choose another one to continue.',
    yourWallet: 'your wallet',
    done: 'You are on {network}',
    doneText: 'This site uses {network} now.',
    pendingTitle: 'Open {wallet} to continue',
    pendingText:
      'A request is already waiting there. The wallet may be locked, or its window behind this one.',
    slowTitle: 'Still here?',
    slowText: 'Nothing came back from {wallet}. Unlock it and look for its window, then try again.',
    leave: 'Choose another network',
    activeChainTitle: '{network} needs another wallet',
    unsupportedTitle: 'This network is not supported',
    none: 'This site names no network that your wallet could switch to.',
    or: 'or',
    wrongNetwork: 'Your wallet is on network {network}, which this site does not support.',
    wrongNetworkNamed: 'Your wallet is on {network}, which this site does not support.',
    rowSlow: 'Nothing came back from {wallet}. Choose again to retry.',
    rowRejected: 'Declined in {wallet}. Choose again to retry.',
    switchTo: 'Switch to {network}',
  },
} as const
