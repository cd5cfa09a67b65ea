import type { Withdrawn, WithdrawnOptions } from './createWithdrawn.js'

export interface LateAnswers {
  /** Undefined until there is a code that somebody may answer too late. */
  get(): Withdrawn | undefined
  follow(): void
  stop(): void
}

export interface LateAnswersOptions {
  readonly getOptions: () => WithdrawnOptions
  isRunning(): boolean
  /** Waits for something whose failure nobody has to hear of. */
  quietly(work: Promise<unknown>): void
}

/** Few answer a code that was withdrawn: what tells them so is loaded when there is one. */
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
