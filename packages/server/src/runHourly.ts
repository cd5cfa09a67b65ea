import { toError } from './ServerFailure.js'

const interval = 3_600_000

export function runHourly(
  task: () => Promise<void>,
  onError: (error: Error) => void = () => {},
): () => Promise<void> {
  const run = () => task().catch(cause => onError(toError(cause)))
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, interval).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
