import type { Withdrawn, WithdrawnOptions } from './createWithdrawn.js'

export interface LateAnswers {
  get(): Withdrawn | undefined
  follow(): void
  stop(): void
}

export interface LateAnswersOptions {
  readonly getOptions: () => WithdrawnOptions
  isRunning(): boolean
  quietly(work: Promise<unknown>): void
}

/** Answers to withdrawn pairing URIs are rare, so the code loads on demand. */
export function createLateAnswers({ getOptions, isRunning, quietly }: LateAnswersOptions): LateAnswers {
  let withdrawn: Withdrawn | undefined
  return {
    get: () => withdrawn,
    follow() {
      quietly(
        import('./createWithdrawn.js').then(({ createWithdrawn }) => {
          withdrawn ??= createWithdrawn(getOptions())
          if (isRunning()) withdrawn.follow()
        }),
      )
    },
    stop: () => withdrawn?.stop(),
  }
}
