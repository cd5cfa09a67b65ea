import { notSignedIn, PorticoError } from '@portico/protocol'
import { describeEmailChange } from '../../approve/describeEmailChange.ts'
import type { Handler } from '../Handler.ts'

/** Whoever reads the new mailbox can sign in, so the visitor agrees in the vault's own window before any code is sent. */
export const updateEmail: Handler<'UPDATE_EMAIL'> = async ({ email }, context, signal) => {
  const { keeper, approvals } = context
  const account = await keeper.getAccount()
  if (!account) throw new PorticoError(notSignedIn)
  await approvals.ask(describeEmailChange(context, account, email), signal)
  await keeper.startEmailChange(email)
  return { action: 'VERIFY_PRIMARY_OTP' }
}
