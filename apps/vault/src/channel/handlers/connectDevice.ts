import type { Handler } from '../Handler.ts'

/** Answers when the wallet is open, by the owner's answer to a mail or by what is done on the vault's own screens. */
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
