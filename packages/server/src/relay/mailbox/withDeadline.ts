/** The database did not answer in time; what it was asked to do may be done or not. */
export class DeadlineError extends Error {}

/** Gives up waiting for a task after some time. The task itself goes on. */
export async function withDeadline<Result>(milliseconds: number, task: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new DeadlineError(`The database did not answer within ${milliseconds} ms.`)
    timer = setTimeout(() => reject(error), milliseconds)
  })
  try {
    return await Promise.race([task, late])
  } finally {
    clearTimeout(timer)
  }
}
