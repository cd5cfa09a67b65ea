import { patchConnected, selectConnected } from '../store/slices/accounts.js'
import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import { goBack } from './navigate.js'
import { requireEmailChange } from './requireEmailChange.js'
import { shake } from './shake.js'
import { update } from './update.js'
import type { VerifyUpdateParameters } from './verifyPrimaryEmail.js'

/** Gives in the code from the new mailbox, after which the wallet has that address. */
export async function verifySecondaryEmail(
  portico: Portico,
  { connectorId, code, signal }: Omit<VerifyUpdateParameters, 'newEmail'>,
): Promise<string> {
  const change = requireEmailChange(portico, connectorId)
  const email = await change.verifyNew(code, signal).catch(error => {
    if (!signal?.aborted) shake(portico)
    throw error
  })
  update(portico, 'accounts', accounts =>
    selectConnected(accounts)
      .filter(account => account.connectorId === connectorId)
      .reduce(
        (all, { namespace, user }) => patchConnected(all, namespace, { user: { ...user, email } }),
        accounts,
      ),
  )
  const { modal, router } = portico.store.get()
  if (modal.open && selectRoute(router).name === 'UpdateEmailSecondaryOtp') goBack(portico)
  return email
}
