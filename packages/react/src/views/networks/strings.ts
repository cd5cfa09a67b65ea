export const networksStrings = {
  key: 'networks',
  english: {
    search: 'Search network',
    testnets: 'Test networks',
    current: 'Current',
    emptyTitle: 'No network found',
    emptyText: 'Try another name.',
    help: 'What is a network?',
    clearSearch: 'Clear search',
    noAdapter: 'Not available on this site yet',
    notApproved: 'Your wallet did not approve this network',
    unknown: 'Unknown network',
  },
} as const
