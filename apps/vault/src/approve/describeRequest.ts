import type { Account } from '../context/Account.ts'
import type { VaultState } from '../context/VaultState.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { Approval } from './Approval.ts'
import { revealText } from './cleanText.ts'

export interface Asking {
  /** The origin of the embedding page, as reported by the browser. */
  readonly origin: string
  readonly state: VaultState
  readonly network: NetworkId
  readonly account: Account
  readonly address: string
}

export const describeRequest = ({ origin, state, account, address }: Omit<Asking, 'network'>) => ({
  origin,
  ...(state.dapp?.metadata?.name && { siteName: state.dapp.metadata.name }),
  account: address,
  email: account.email,
  name: account.name,
})

/** Describes a change of the mailbox. It changes who can sign in, so it is decided in the window. */
export function describeEmailChange(context: Omit<Asking, 'network'>, email: string): Approval {
  const request = describeRequest(context)
  const { provider } = context.account
  return {
    ...request,
    title: request.email ? 'changeEmail' : 'addEmail',
    place: 'window',
    groups: [
      [
        ...(request.email
          ? [{ label: 'presentEmail', value: revealText(request.email), form: 'code' } as const]
          : []),
        { label: 'newEmail', value: revealText(email), form: 'code' },
      ],
    ],
    warnings: ['warnEmail'],
    // An existing mailbox is verified by a one-time code instead.
    ...(!request.email && provider && { proof: { provider } }),
    ...(!request.email && { codeFrom: email }),
    raw: email,
  }
}
