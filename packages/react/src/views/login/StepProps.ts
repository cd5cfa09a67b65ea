import type { LoginPlace, OpenLoginStep } from '@portico/core'

/** What draws a step of a login gets: where the login stands. */
export interface StepProps<Step extends OpenLoginStep> extends LoginPlace {
  readonly step: Step
}
