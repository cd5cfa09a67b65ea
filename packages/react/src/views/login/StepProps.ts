import type { LoginPlace } from '@portico/core'
import type { OpenLoginStep } from '@portico/core/adapter'

export interface StepProps<Step extends OpenLoginStep> extends LoginPlace {
  readonly step: Step
}
