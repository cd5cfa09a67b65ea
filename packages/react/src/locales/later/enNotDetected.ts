/** The words of the view for a wallet that was not found. */
export const enNotDetected = {
  lookedTitle: 'What we looked for',
  lookedAnnounced: 'Wallets that announce themselves to this page',
  lookedInjected: 'Wallets of the older kind, one per browser',
  lookedNothing: 'This site does not look for installed wallets.',
  foundTitle: 'What we found',
  foundNone: 'No wallet answered.',
  tipsTitle: 'If yours is missing',
  tipEnabled: 'Check that its extension is switched on, also for private windows.',
  tipAllowed: 'Unlock it and allow it to run on this site.',
  tipReload: 'Reload this page: new extensions show up only then.',
  get: 'Get a wallet',
  getOne: 'Get {wallet}',
} as const
