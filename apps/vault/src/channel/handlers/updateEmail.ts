import { describeEmailChange } from '../../approve/describeRequest.ts'
import { type Handler, requireAccount } from '../VaultContext.ts'

/** The owner of the new mailbox can sign in, so the visitor approves in the vault's window before any code is sent. */
export const updateEmail: Handler<'UPDATE_EMAIL'> = async ({ email }, context, signal) => {
  const { keeper, approvals, circumstances } = context
  const asked = AbortSignal.any([signal, circumstances.getSignal()])
  const account = await requireAccount(keeper)
  const { origin, state } = context
  const shown = describeEmailChange({ origin, state, account, address: account.addresses.eip155 }, email)
  const approved = await approvals.ask({ shown, request: { email, session: account.session } }, asked)
  return context.withFirstEmail(async awaitCode => {
    if ((await keeper.startEmailChange(approved)) === 'old') return { action: 'VERIFY_PRIMARY_OTP' }
    // The requesting page may belong to an attacker who reads the new mailbox, so the code is never typed there.
    await awaitCode(asked)
    return { action: 'ADDED' }
  })
}
