export const doctorStrings = {
  key: 'doctor',
  english: {
    looking: 'Looking for the reason',
    nothingTitle: 'Nothing found',
    nothingText: 'Everything that this page can check works. Try again, or use another wallet.',
    tryAgain: 'Try again',
    checkAgain: 'Check again',
    /** By the code of what was found: what it is, and the step that helps. */
    findings: {
      offline: {
        what: 'This device is offline.',
        step: 'Connect it to the internet, then try again.',
      },
      blocked_by_policy: {
        what: 'The security rules of this site do not let it reach {host}.',
        step: 'Only the people behind the site can change that. Tell them, or use another wallet.',
      },
      blocked_by_extension: {
        what: 'Something in this browser keeps the page from reaching {host}.',
        step: 'Pause ad blockers and privacy extensions for this site, then try again.',
      },
      unreachable: {
        what: '{host} does not answer.',
        step: 'Check your connection and firewall, or try again in a few minutes.',
      },
      clock_wrong: {
        what: 'The clock of this device is wrong.',
        step: 'Let the device set date and time by itself, then try again.',
      },
      storage_blocked: {
        what: 'This browser does not let the site store anything.',
        step: 'Allow cookies and site data for this site, or leave the private window.',
      },
      storage_full: {
        what: 'The storage of this site is full.',
        step: 'Clear the data of this site in the settings of your browser, then reload the page.',
      },
      origin_not_allowed: {
        what: 'This address of the site is not allowed to use {host}.',
        step: 'Only the people behind the site can change that. Tell them, or use another wallet.',
      },
      project_unknown: {
        what: '{host} does not know this site.',
        step: 'Only the people behind the site can change that. Tell them, or use another wallet.',
      },
      wallet_not_found: {
        what: '{wallet} did not announce itself to this page.',
        step: 'Switch its extension on and allow it on this site, then reload the page.',
      },
      no_wallet_found: {
        what: 'No wallet announced itself to this page.',
        step: 'Switch the extension of your wallet on and allow it on this site, then reload the page.',
      },
      wallet_locked: {
        what: '{wallet} is locked.',
        step: 'Open it, unlock it, then try again.',
      },
      wallet_silent: {
        what: '{wallet} does not answer this page.',
        step: 'Reload the page. If that does not help, restart the browser.',
      },
      prompt_hidden: {
        what: '{wallet} was asked and has not answered.',
        step: 'Its window may be behind this one: open the wallet from the toolbar of your browser and answer there.',
      },
      window_blocked: {
        what: 'This browser did not open the window.',
        step: 'Allow pop-up windows for this site, then try again.',
      },
      frame_blocked: {
        what: 'The wallet’s page from {host} did not load here.',
        step: 'Pause ad blockers and privacy extensions for this site, then try again.',
      },
    },
  },
} as const
