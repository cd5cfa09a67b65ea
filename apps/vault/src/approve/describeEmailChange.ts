import type { Approval } from './Approval.ts'
import { revealText } from './cleanText.ts'
import { type Asking, describeRequest } from './describeRequest.ts'

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
