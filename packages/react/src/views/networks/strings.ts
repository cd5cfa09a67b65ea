export const networksStrings = {
  key: 'networks',
  english: {
    search: 'Search networks',
    testnets: 'Testnets',
    current: 'Current',
    emptyTitle: 'No networks found',
    emptyText: 'Try another name.',
    help: 'What is a network?',
    clearSearch: 'Clear search',
    noAdapter: 'Not available on this site yet',
    notApproved: 'Your wallet didn’t approve this network',
    unknown: 'Unknown network',
  },
} as const
