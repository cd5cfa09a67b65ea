import type { Environment } from './Environment.js'

const patience = 100

type RequestIdle = (run: () => void, options: { readonly timeout: number }) => unknown

/** Resolves when the page is idle; at once if nothing is ever painted. */
export async function waitForIdle({
  page,
  setTimeout,
}: Pick<Environment, 'page' | 'setTimeout'>): Promise<void> {
  if (typeof page?.requestAnimationFrame !== 'function') return
  const requestIdle = page.requestIdleCallback as RequestIdle | undefined // the browser's, where it has one
  await new Promise<void>(resolve =>
    requestIdle ? requestIdle.call(page, resolve, { timeout: patience }) : setTimeout(resolve, 0),
  )
}
