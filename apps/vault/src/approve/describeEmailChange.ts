import type { VaultContext } from '../frame/VaultContext.ts'
import type { Account } from '../worker/Keeper.ts'
import type { Approval } from './Approval.ts'
import { revealText } from './cleanText.ts'
import { describeRequest } from './describeMessage.ts'

/** Another mailbox for the wallet: who can sign in changes, so it is decided in the window. */
export function describeEmailChange(
  context: Pick<VaultContext, 'origin' | 'state'>,
  { email: present, addresses }: Account,
  email: string,
): Approval {
  const { network: _, ...request } = describeRequest(context, addresses.eip155)
  return {
    ...request,
    title: 'changeEmail',
    place: 'window',
    groups: [
      [
        { label: 'presentEmail', value: revealText(present), form: 'code' },
        { label: 'newEmail', value: revealText(email), form: 'code' },
      ],
    ],
    warnings: ['warnEmail'],
    raw: email,
  }
}
