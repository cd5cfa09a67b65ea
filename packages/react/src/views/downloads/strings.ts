export const downloadsStrings = {
  key: 'downloads',
  english: {
    chrome: 'Browser extension',
    ios: 'iOS',
    android: 'Android',
    website: 'Website',
    none: 'There’s no download for {wallet} yet.',
    text: 'Choose how you want to use {wallet}, then come back here.',
    chromeText: 'For this browser',
    iosText: 'For iPhone and iPad',
    androidText: 'For Android phones',
    websiteText: 'See all options',
    installed: 'Already have it?',
  },
} as const
