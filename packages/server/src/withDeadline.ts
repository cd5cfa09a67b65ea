import { ServerFailure } from './ServerFailure.js'

/** Rejects after a timeout. The task itself continues. */
export async function withDeadline<Result>(milliseconds: number, task: Promise<Result>, words: string) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ServerFailure(words)), milliseconds)
  })
  try {
    return await Promise.race([task, late])
  } finally {
    clearTimeout(timer)
  }
}
