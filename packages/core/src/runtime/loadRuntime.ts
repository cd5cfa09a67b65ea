import type { Portico } from '../types/Portico.js'
import type { Runtime } from '../types/Runtime.js'

/**
 * Loads all that an instance does on its own, with what this visit has to follow. Sites that have a sign-in get no
 * runtime without it: nobody connects there without being asked.
 *
 * Here rather than in the runtime, whose code those parts stand on: bundlers keep parts that lead to each other even in
 * pages which use none of them.
 */
export async function loadRuntime(portico: Portico): Promise<Runtime> {
  const { environment, options, storage } = portico
  const warn = (message: string) => (error: unknown) => environment.logger.warn(message, error)
  const [{ createRuntime }, signIn, transactions, purchase] = await Promise.all([
    import('./createRuntime.js'),
    options.siwx && import('../signIn/followSignIn.js'),
    storage.get('pendingTransactions') &&
      import('../transactions/followTransactions.js').catch(warn('What was sent is not followed.')),
    storage.get('purchase') &&
      import('../onRamp/followPurchase.js').catch(warn('A purchase is not followed.')),
  ])
  const followers = [signIn?.followSignIn, transactions?.followTransactions, purchase?.followPurchase]
  return createRuntime(
    portico,
    followers.filter(follow => follow !== undefined),
  )
}
