import type { Widen } from './Strings.js'

/** The words of the buttons, apart from the rest because they are on the page before the modal is loaded. */
export const enButtons = {
  connect: 'Connect Wallet',
  connecting: 'Connecting…',
  switchNetwork: 'Switch network',
  selectNetwork: 'Choose network',
  wrongNetwork: 'Wrong network',
} as const

export type ButtonMessages = Widen<typeof enButtons>
