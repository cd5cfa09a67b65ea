/** The words of logging in with an e-mail address, and of what the wallet behind it asks. */
export const enEmail = {
  address: 'Email',
  submit: 'Continue with this address',
  taken: 'You are logged in already. Disconnect to use another address.',
  codeTitle: 'Enter the code from your email',
  codeText: 'We sent six digits to {email}. They are valid for a few minutes.',
  codeLabel: 'Code from the email, six digits',
  checking: 'Checking the code',
  resend: 'Send a new code',
  resendIn: 'New code in {seconds} s',
  otherAddress: 'Use another address',
  deviceTitle: 'Approve this device',
  deviceText:
    'We are sending an email to {email}. Open the link in it, on any device, and type the number that appears here.',
  deviceNote: 'This page goes on by itself.',
  deviceFailedTitle: 'Not approved',
  deviceAgain: 'Ask again',
  updateTitle: 'Use another address',
  updateText:
    'Your wallet is known by {email}. You confirm the new address in your wallet, then with a code from each mailbox.',
  updateLabel: 'New email address',
  updateCodeTitle: 'Enter the code from your present mailbox',
  updateNewCodeTitle: 'Enter the code from your new mailbox',
  updateAgain: 'Start again',
  updated: 'Your email address has changed',
  approveTitle: 'Your wallet is asking',
  approveText: 'Read what it says before you confirm. Closing this declines the request.',
} as const
