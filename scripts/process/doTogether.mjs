import { availableParallelism } from 'node:os'

/**
 * Processes all items, as many at once as the machine has cores. After a failure nothing new starts, and pending
 * work is awaited.
 */
export async function doTogether(items, act, atOnce = availableParallelism()) {
  const left = [...items]
  const failures = []
  const goOn = async () => {
    while (left.length > 0 && failures.length === 0) {
      await act(left.shift()).catch(error => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  if (failures.length > 0) throw failures[0]
}
