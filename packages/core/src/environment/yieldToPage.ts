import type { Environment } from './Environment.js'

type Scheduler = { yield?(): Promise<void> } | undefined

/** Lets the page answer its visitor between two pieces of work; goes on at once where nothing is ever painted. */
export async function yieldToPage({
  page,
  setTimeout,
}: Pick<Environment, 'page' | 'setTimeout'>): Promise<void> {
  if (typeof page?.requestAnimationFrame !== 'function') return
  const scheduler = page.scheduler as Scheduler // the browser's, where it has one
  if (scheduler?.yield) await scheduler.yield()
  else await new Promise<void>(resolve => setTimeout(resolve, 0))
}
