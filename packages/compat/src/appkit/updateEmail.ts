import { beginLogin, openModal, type Portico, watchState } from '@portico/core'
import { emailLoginUnavailable, modalClosed, PorticoError } from '@portico/protocol'

const findEmail = (portico: Portico): string | undefined => {
  const accounts = Object.values(portico.store.get().accounts)
  return accounts
    .map(account => (account.status === 'connected' ? account.user?.email : undefined))
    .find(Boolean)
}

/** Changes the embedded wallet's e-mail address. Rejects when the dialog is closed before. */
export async function updateEmail(portico: Portico): Promise<{ readonly email: string }> {
  const before = findEmail(portico)
  if (before === undefined) throw new PorticoError(emailLoginUnavailable)
  openModal(portico, { view: 'Account' })
  beginLogin(portico, { way: 'emailChange' })
  return new Promise((resolve, reject) => {
    const stop = watchState(
      portico,
      ({ modal, accounts }) => ({ isOpen: modal.open, accounts }),
      ({ isOpen }) => {
        const email = findEmail(portico)
        if (email !== undefined && email !== before) {
          stop()
          resolve({ email })
        } else if (!isOpen) {
          stop()
          reject(new PorticoError(modalClosed))
        }
      },
    )
  })
}
