export const doctorStrings = {
  key: 'doctor',
  english: {
    looking: 'Checking what’s wrong…',
    nothingTitle: 'No problems found',
    nothingText: 'Everything we can check is working. Try again, or use another wallet.',
    tryAgain: 'Try again',
    checkAgain: 'Check again',
    /** By the code of what was found: what it is, and the step that helps. */
    findings: {
      offline: {
        what: 'You’re offline.',
        step: 'Check your internet connection, then try again.',
      },
      blocked_by_policy: {
        what: 'This site’s security settings block {host}.',
        step: 'Only the site’s owner can fix this. Let them know, or use another wallet.',
      },
      blocked_by_extension: {
        what: 'Something in your browser is blocking {host}.',
        step: 'Pause ad blockers and privacy extensions on this site, then try again.',
      },
      unreachable: {
        what: '{host} isn’t responding.',
        step: 'Check your connection and firewall, or try again in a few minutes.',
      },
      clock_wrong: {
        what: 'Your device clock is off.',
        step: 'Set the date and time automatically, then try again.',
      },
      storage_blocked: {
        what: 'Your browser is blocking this site’s data.',
        step: 'Allow cookies and site data for this site, or leave private browsing.',
      },
      storage_full: {
        what: 'This site’s storage is full.',
        step: 'Clear this site’s data in your browser settings, then reload the page.',
      },
      origin_not_allowed: {
        what: 'This site’s address isn’t allowed to use {host}.',
        step: 'Only the site’s owner can fix this. Let them know, or use another wallet.',
      },
      project_unknown: {
        what: '{host} doesn’t recognize this site.',
        step: 'Only the site’s owner can fix this. Let them know, or use another wallet.',
      },
      wallet_not_found: {
        what: '{wallet} wasn’t detected on this page.',
        step: 'Turn on its extension and allow it on this site, then reload the page.',
      },
      no_wallet_found: {
        what: 'No wallet was detected on this page.',
        step: 'Turn on your wallet’s extension and allow it on this site, then reload the page.',
      },
      wallet_locked: {
        what: '{wallet} is locked.',
        step: 'Open and unlock it, then try again.',
      },
      wallet_silent: {
        what: '{wallet} isn’t responding.',
        step: 'Reload the page. If that doesn’t help, restart your browser.',
      },
      prompt_hidden: {
        what: '{wallet} is waiting for your response.',
        step: 'Its window may be hidden. Open your wallet from the browser toolbar and respond there.',
      },
      window_blocked: {
        what: 'Your browser blocked the pop-up.',
        step: 'Allow pop-ups for this site, then try again.',
      },
      frame_blocked: {
        what: 'The wallet from {host} didn’t load.',
        step: 'Pause ad blockers and privacy extensions on this site, then try again.',
      },
    },
  },
} as const
