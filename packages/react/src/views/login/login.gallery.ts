import { type LoginPlace, openModal, type Portico, pushView, type Route } from '@portico/core'
import type { OpenLoginStep, WindowStep } from '@portico/core/adapter'
import { connectAccount, type GalleryState, openFromEmailAccount } from '../../../test/gallery/index.js'

const email = 'ada.lovelace@example.com'
const newEmail = 'ada@work.example'

const at = (step: OpenLoginStep): LoginPlace => ({ connectorId: 'ID_AUTH', step })

const otp = {
  name: 'EmailVerifyOtp',
  ...at({ type: 'code', way: 'email', mailbox: 'own', askedBy: 'page', email }),
} as const
const device = {
  name: 'EmailVerifyDevice',
  ...at({ type: 'approval', way: 'email', email, isCodeVerified: true }),
} as const
const social = (state: WindowStep['state']) =>
  ({ name: 'ConnectingSocial', ...at({ type: 'window', way: 'google', state, turn: 1 }) }) as const
const address = { name: 'UpdateEmailWallet', ...at({ type: 'address', way: 'emailChange' }) } as const
const primary = {
  name: 'UpdateEmailPrimaryOtp',
  ...at({ type: 'code', way: 'emailChange', mailbox: 'own', askedBy: 'page', email, newEmail }),
} as const
const secondary = {
  name: 'UpdateEmailSecondaryOtp',
  ...at({ type: 'code', way: 'emailChange', mailbox: 'new', askedBy: 'page', email: newEmail }),
} as const

type Row = readonly [id: string, title: string, login: NonNullable<GalleryState['login']>, route: Route]

const logins: readonly Row[] = [
  ['email-code', 'One-time code', 'waits', otp],
  ['email-code-cooldown', 'Resend cooldown', 'cools', otp],
  ['email-code-wrong', 'Wrong one-time code', 'refuses', otp],
  ['email-code-unreachable', 'Verification unavailable', 'fails', otp],
  ['email-device', 'Waiting for the approval', 'waits', device],
  ['email-device-page', 'Number to type, in the vault', 'asks', device],
  ['email-device-opening', 'Approved, wallet unlocking', 'opens', device],
  ['email-device-failed', 'Device not approved', 'refuses', device],
]

const socials: readonly Row[] = [
  ['social-window', "Provider's pop-up", 'waits', social('open')],
  ['social-back', 'Back from a provider', 'waits', social('back')],
  ['social-asks', 'Back from a provider, vault prompts', 'asks', social('back')],
  ['social-cancelled', 'Login canceled', 'cancels', social('open')],
  ['social-failed', 'Login failed', 'refuses', social('open')],
  ['social-unreachable', 'Login service unavailable', 'fails', social('open')],
  ['social-blocked', 'Pop-up blocked', 'blocks', social('blocked')],
  ['social-closed', 'Pop-up closed', 'waits', social('closed')],
]

const changes: readonly Row[] = [
  ['update-email', 'Another address', 'waits', address],
  ['update-email-asking', 'Vault prompts', 'asks', address],
  ['update-email-refused', 'Address refused', 'refuses', address],
  ['update-email-present-code', 'One-time code from the current mailbox', 'waits', primary],
  ['update-email-present-code-wrong', 'Wrong one-time code (current mailbox)', 'refuses', primary],
  ['update-email-new-code', 'One-time code from the new mailbox', 'waits', secondary],
  ['update-email-new-code-wrong', 'Wrong one-time code (new mailbox)', 'refuses', secondary],
]

const additions: readonly Row[] = [
  ['add-email', 'A first address', 'waits', address],
  ['add-email-code', 'One-time code from the first mailbox', 'waits', secondary],
]

function toState(
  [id, title, login, route]: Row,
  show: (portico: Portico, route: Route) => void,
): GalleryState {
  return { id, title, group: 'E-mail', login, setup: portico => show(portico, route) }
}

function openFromConnect(portico: Portico, route: Route): void {
  openModal(portico, { view: 'Connect' })
  pushView(portico, route)
}

function openFromAccountWithoutMailbox(portico: Portico, route: Route): void {
  connectAccount(portico, { connectorId: 'ID_AUTH', user: {} })
  openModal(portico, { view: 'Account' })
  pushView(portico, route)
}

export const gallery: readonly GalleryState[] = [
  ...logins.map(row => toState(row, openFromConnect)),
  toState(['email-code-right', 'A code that is right', 'waits', otp], (portico, route) => {
    openFromConnect(portico, route)
    connectAccount(portico, { connectorId: 'ID_AUTH' })
  }),
  toState(['email-code-first', 'A wallet was made', 'waits', otp], (portico, route) => {
    openFromConnect(portico, route)
    connectAccount(portico, { connectorId: 'ID_AUTH', user: { email, isNew: true } })
  }),
  ...socials.map(row => ({ ...toState(row, openFromConnect), group: 'Social', socials: true })),
  {
    ...toState(['social-first', 'A wallet was made (social)', 'waits', social('back')], (portico, route) => {
      openFromConnect(portico, route)
      const user = { username: 'Ada Lovelace', provider: 'google', isNew: true } as const
      connectAccount(portico, { connectorId: 'ID_AUTH', user })
    }),
    group: 'Social',
    socials: true,
  },
  ...changes.map(row => toState(row, openFromEmailAccount)),
  ...additions.map(row => toState(row, openFromAccountWithoutMailbox)),
]
