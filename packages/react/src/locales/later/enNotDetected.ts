/** The words of the view for a wallet that was not found. */
export const enNotDetected = {
  lookedTitle: 'What we looked for',
  lookedAnnounced: 'Wallets that announce themselves to this page',
  lookedInjected: 'Wallets of the older kind, one per browser',
  lookedApps: 'A wallet app that shows this page in its own browser',
  lookedNothing: 'This site does not look for installed wallets.',
  foundTitle: 'What we found',
  foundNone: 'No wallet answered.',
  tipsTitle: 'If yours is missing',
  tipEnabled: 'Check that its extension is switched on, also for private windows.',
  tipAllowed: 'Unlock it and allow it to run on this site.',
  tipReload: 'Reload this page: new extensions show up only then.',
  tipApp: 'Check that its app is installed on this phone and set up.',
  tipBrowser: 'Open this page in the browser inside the app: a wallet is only seen there.',
  tipReopen: 'Or choose your wallet in the list: its row opens the app.',
  get: 'Get a wallet',
  getOne: 'Get {wallet}',
} as const
