export const downloadsStrings = {
  key: 'downloads',
  english: {
    chrome: 'Browser extension',
    ios: 'iOS',
    android: 'Android',
    website: 'Website',
    none: 'There is no download for {wallet} yet.',
    text: 'Choose how you want to use {wallet}. Come back here once it is ready.',
    chromeText: 'For this browser',
    iosText: 'For iPhone and iPad',
    androidText: 'For Android phones',
    websiteText: 'All ways to get it',
    installed: 'Already have it?',
  },
} as const
