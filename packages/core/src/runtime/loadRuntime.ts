import type { Portico } from './Portico.js'
import type { Runtime } from './Runtime.js'

/**
 * On sites with sign-in the runtime is never loaded without it, so that every account is asked to sign in. Separate
 * from the runtime, because bundlers keep circular chunks even in pages that use none of them.
 */
export async function loadRuntime(portico: Portico): Promise<Runtime> {
  const { environment, options, storage } = portico
  const warn = (message: string) => (error: unknown) => environment.logger.warn(message, error)
  const [{ createRuntime }, signIn, transactions, purchase] = await Promise.all([
    import('./createRuntime.js'),
    options.siwx && import('../signIn/followSignIn.js'),
    storage.get('pendingTransactions') &&
      import('../flows/transactions/followTransactions.js').catch(warn('Sent transactions are not tracked.')),
    storage.get('purchase') && import('../flows/buy/buy.js').catch(warn('The purchase is not tracked.')),
  ])
  const followers = [signIn?.followSignIn, transactions?.followTransactions, purchase?.resumeBuy]
  return createRuntime(
    portico,
    followers.filter(follow => follow !== undefined),
  )
}
