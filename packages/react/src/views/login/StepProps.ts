import type { LoginPlace } from '@portico/core'
import type { OpenLoginStep } from '@portico/core/adapter'

/** What draws a step of a login gets: where the login stands. */
export interface StepProps<Step extends OpenLoginStep> extends LoginPlace {
  readonly step: Step
}
