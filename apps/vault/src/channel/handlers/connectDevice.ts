import type { Handler } from '../Handler.ts'

/** Resolves once the wallet is open, by the owner's approval of a mail or on the vault's own screens. */
export const connectDevice: Handler<'CONNECT_DEVICE'> = async (_, { keeper, showEntry }, signal) => {
  const asked = await keeper.askForApproval()
  const ended = new AbortController()
  const hidden = showEntry(asked, AbortSignal.any([signal, ended.signal]))
  try {
    await keeper.waitForEntry(undefined, signal)
  } finally {
    ended.abort()
    await hidden
  }
  return undefined
}
